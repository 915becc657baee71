import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { createContactDraft } from "./contact-draft.ts";
import type { ContactValues } from "./contact-model.ts";

const draft = createContactDraft(() => window.sessionStorage);

interface KeptDraft {
  /** When the first character of the message was typed, in milliseconds since 1970; null before that. */
  startedAt(): number | null;
  clear(): void;
}

/** Restores what was typed before a reload and stores what is typed now, until it was sent. */
export function useKeptDraft(form: UseFormReturn<ContactValues>): KeptDraft {
  const started = useRef<number | null>(null);
  useEffect(() => {
    const stored = draft.read();
    started.current ??= stored?.startedAt ?? typedBeforeHydration();
    if (stored !== null) form.reset(stored.values, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (Object.values(values).every((value) => value === "")) return;
        started.current ??= Date.now();
        draft.write(values, started.current);
      },
    });
  }, [form]);
  return {
    startedAt: () => started.current,
    clear: () => {
      started.current = null;
      draft.clear();
    },
  };
}

/** Noted by the inline script of the page (server/inline-scripts.ts). */
function typedBeforeHydration(): number | null {
  const { dataset } = document.documentElement;
  const typed = Number(dataset["typed"] ?? "");
  delete dataset["typed"];
  return typed > 0 ? typed : null;
}
