import { Button, Flex, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { newPathOf, oldPathOf } from "#supabase/data/redirect-paths.ts";
import type { Redirect } from "#supabase/data/redirects.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { FormError } from "#site/admin/form-safety/form-error.tsx";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { redirectSchema } from "#site/schemas/redirect.ts";
import type { RedirectValues } from "#site/schemas/redirect.ts";
import { TextField } from "#site/ui/fields.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { normalizeEntry } from "./redirects-model.ts";
import { useSaveRedirect } from "./use-redirects.ts";

interface RedirectFormProps {
  /** The redirect to change; null for a new one. */
  readonly redirect: Redirect | null;
  /** Old address of a new redirect. */
  readonly from: string;
  /** Origin of the public site. */
  readonly origin: string;
  readonly onSaved?: () => void;
  /** Absent where there is nothing to cancel. */
  readonly onCancel?: () => void;
}

const rules = rulesOf(redirectSchema);

/** Two addresses and a button that saves them. Errors of the form and of the server are shown at their field. */
export function RedirectForm({ redirect, from, origin, onSaved, onCancel }: RedirectFormProps) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const save = useSaveRedirect(redirect, id);
  const form = useForm<RedirectValues>({
    defaultValues: { from: redirect?.from_path ?? from, to: redirect?.to_path ?? "" },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedGuard({ dirty: isDirty, name: "Redirect", isStored: null });
  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(normalizeEntry(values, origin), {
      onSuccess: ({ from_path, to_path }) => {
        toast.success({
          title: "Redirect Saved",
          description: `${from_path} leads to ${to_path}.`,
        });
        setId(crypto.randomUUID());
        form.reset({ from: "", to: "" });
        onSaved?.();
      },
      onError: (error) => {
        const message = messageOf(error) || "The redirect could not be saved. Please try again.";
        form.setError(fieldOfError(redirectSchema, error) ?? "root", { message });
      },
    });
  });
  const isNew = redirect === null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <Flex gap="4" align="flex-start" direction={{ base: "column", md: "row" }}>
          <TextField
            label={fieldLabel(redirectSchema, "from")}
            help="The path on the old website; pages of this site win over it"
            placeholder="/our-work/loft.html"
            autoComplete="off"
            required
            autoFocus={!isNew || from !== ""}
            error={errors.from?.message}
            {...form.register("from", { validate: (value) => rules.from(oldPathOf(value)) })}
          />
          <TextField
            label={fieldLabel(redirectSchema, "to")}
            help="A path on this website"
            placeholder="/portfolio/loft"
            autoComplete="off"
            required
            error={errors.to?.message}
            {...form.register("to", { validate: (value) => rules.to(newPathOf(value, origin)) })}
          />
        </Flex>
        <FormError message={errors.root?.message} />
        <Flex gap="3">
          <Button type="submit" variant={isNew ? "solid" : "outline"} loading={save.isPending}>
            {isNew ? "Add redirect" : "Save redirect"}
          </Button>
          {onCancel !== undefined && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}
