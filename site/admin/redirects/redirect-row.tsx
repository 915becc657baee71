import { Box, Button, HStack, IconButton, Text, VisuallyHidden } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Redirect } from "#supabase/data/redirects.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { RedirectForm } from "./redirect-form.tsx";
import { useDeleteRedirect } from "./use-redirects.ts";

interface RedirectRowProps {
  readonly redirect: Redirect;
  readonly origin: string;
}

/** A redirect with buttons to change and delete it, which replace the row by their forms. */
export function RedirectRow({ redirect, origin }: RedirectRowProps) {
  const [mode, setMode] = useState<"show" | "edit" | "delete">("show");
  const close = () => {
    setMode("show");
  };
  return (
    <Box as="li" borderBottomWidth="1px" paddingBlock="2">
      {mode === "edit" && (
        <RedirectForm
          redirect={redirect}
          from=""
          origin={origin}
          onSaved={close}
          onCancel={close}
        />
      )}
      {mode === "delete" && <DeleteRedirect redirect={redirect} onCancel={close} />}
      {mode === "show" && (
        <HStack gap="1" minHeight="11">
          <Text textStyle="ui" flex="1" minWidth="0" overflowWrap="anywhere">
            {redirect.from_path} <span aria-hidden>→</span>
            <VisuallyHidden>leads to</VisuallyHidden> {redirect.to_path}
          </Text>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`Change the redirect of ${redirect.from_path}`}
            {...ROW_FOCUS_TARGET}
            onClick={() => {
              setMode("edit");
            }}
          >
            <Pencil />
          </IconButton>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`Delete the redirect of ${redirect.from_path}`}
            onClick={() => {
              setMode("delete");
            }}
          >
            <Trash2 />
          </IconButton>
        </HStack>
      )}
    </Box>
  );
}

interface DeleteRedirectProps {
  readonly redirect: Redirect;
  readonly onCancel: () => void;
}

function DeleteRedirect({ redirect, onCancel }: DeleteRedirectProps) {
  const remove = useDeleteRedirect();
  const question = `Delete the redirect of ${redirect.from_path}?`;
  return (
    <Box role="group" aria-label={question}>
      <Text textStyle="ui" overflowWrap="anywhere">
        {question} Its visitors will see that the page is not found.
      </Text>
      {remove.isError && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {messageOf(remove.error) || "It could not be deleted. Please try again."}
        </Text>
      )}
      <HStack marginTop="2" gap="2">
        <Button
          size="sm"
          loading={remove.isPending}
          onClick={() => {
            remove.mutate(redirect.id);
          }}
        >
          Delete redirect
        </Button>
        <Button size="sm" variant="outline" autoFocus onClick={onCancel} {...ROW_FOCUS_TARGET}>
          Keep
        </Button>
      </HStack>
    </Box>
  );
}
