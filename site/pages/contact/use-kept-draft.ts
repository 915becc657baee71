import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { createContactDraft } from "./contact-draft.ts";
import type { ContactValues } from "./contact-model.ts";

const draft = createContactDraft(() => window.sessionStorage);

/** Brings back what was typed before a reload and keeps what is typed now, until it was sent. */
export function useKeptDraft(form: UseFormReturn<ContactValues>) {
  useEffect(() => {
    const kept = draft.read();
    if (kept !== null) form.reset(kept, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        draft.write(values);
      },
    });
  }, [form]);
  return () => {
    draft.clear();
  };
}
