import { useState } from "react";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { ReplyTemplate, ReplyTemplateText } from "#supabase/data/reply-templates.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { replyTemplateSchema } from "#site/schemas/reply-template.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useSaveReplyTemplate } from "./use-reply-templates.ts";

/** The values of a form for a new template. */
export const EMPTY_TEMPLATE: ReplyTemplateText = v.getDefaults(replyTemplateSchema);

const CONFLICT =
  "A colleague changed this template meanwhile. Save again to replace it with yours, or cancel to see it.";

/** State of the form of a template, which stays open with its text after a failed save. */
export function useTemplateForm(
  stored: ReplyTemplate | null,
  initial: ReplyTemplateText,
  onSaved: () => void,
) {
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm<ReplyTemplateText>({ defaultValues: initial });
  const save = useSaveReplyTemplate();
  const submit = form.handleSubmit((text) => {
    if (save.isPending) return;
    save.mutate(
      { id: stored?.id ?? newId, stored, text },
      {
        onSuccess: ({ name }) => {
          toast.success({ title: "Template Saved", description: name });
          onSaved();
        },
        onError: (error) => {
          const field = fieldOfError(replyTemplateSchema, error) ?? "root";
          form.setError(field, { message: problemOf(error) }, { shouldFocus: true });
        },
      },
    );
  });
  return {
    form,
    isSaving: save.isPending,
    submit: (event: SubmitEvent) => void submit(event),
  };
}

function problemOf(error: unknown): string {
  if (error instanceof DataError && error.code === "conflict") return CONFLICT;
  return messageOf(error) || "The template was not saved. Please try again.";
}
