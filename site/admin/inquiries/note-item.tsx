import { Box, Flex, IconButton, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { InquiryNote } from "#supabase/data/inquiry-notes.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { fullTime, shortTime } from "#site/format/time.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { useRemoveNote } from "./use-notes.ts";

/** A note with its author and time. */
export function NoteItem({ note }: { readonly note: InquiryNote }) {
  const written = new Date(note.created_at);
  return (
    <Flex as="li" gap="2" borderStartWidth="2px" paddingStart="3" align="flex-start">
      <Box flex="1" minWidth="0">
        <Text
          textStyle="ui"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          unicodeBidi="plaintext"
          maxWidth="measure"
        >
          {note.body}
        </Text>
        <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {note.author ?? "Before authors were kept"}
          {" · "}
          <time dateTime={note.created_at} title={fullTime(written)}>
            {shortTime(written)}
          </time>
        </Text>
      </Box>
      <RemoveNote note={note} />
    </Flex>
  );
}

function RemoveNote({ note }: { readonly note: InquiryNote }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useRemoveNote(note.inquiry_id);
  const confirm = () => {
    setIsConfirming(false);
    remove.mutate(note.id, {
      onError: (error) => {
        console.error("[inquiry-note]", error);
        toast.error({
          title: "Removing Failed",
          description: messageOf(error) || "Please try again.",
        });
      },
    });
  };
  return (
    <>
      <IconButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-label={`Remove the note “${note.body.slice(0, 40)}”`}
        title="Remove this note"
        {...ROW_FOCUS_TARGET}
        {...busyButton(remove.isPending, () => {
          setIsConfirming(true);
        })}
      >
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={isConfirming}
        title="Remove this note?"
        confirmLabel="Remove note"
        onConfirm={confirm}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere" lineClamp="4">
          “{note.body}” cannot be brought back after this.
        </Text>
      </ConfirmDialog>
    </>
  );
}
