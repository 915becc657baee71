import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { createContactDraft } from "./contact-draft.ts";
import type { ContactValues } from "./contact-model.ts";
import type { ShowFor } from "./use-more-fields.ts";

const draft = createContactDraft(() => window.sessionStorage);

interface ContactDraft {
  /** Milliseconds since the first keystroke; 0 before it. */
  filledInMs(): number;
  clear(): void;
}

/** Restores the draft after a reload and stores changes until the inquiry is sent. */
export function useStoredDraft(form: UseFormReturn<ContactValues>, showFor: ShowFor): ContactDraft {
  const started = useRef<number | null>(null);
  useEffect(() => {
    const stored = draft.read();
    started.current ??= stored?.startedAt ?? typedBeforeHydration();
    if (stored !== null) {
      form.reset(stored.values, { keepDefaultValues: true });
      const filledIn = Object.entries(stored.values).filter(([, value]) => value !== "");
      showFor(filledIn.map(([name]) => name));
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (Object.values(values).every((value) => value === "")) return;
        started.current ??= Date.now();
        draft.write(values, started.current);
      },
    });
  }, [form, showFor]);
  return {
    filledInMs: () => (started.current === null ? 0 : Date.now() - started.current),
    clear: () => {
      started.current = null;
      draft.clear();
    },
  };
}

/** Time of the first keystroke before hydration, set by an inline script (hosting/form-script.ts). */
function typedBeforeHydration(): number | null {
  const { dataset } = document.documentElement;
  const typed = Number(dataset["typed"] ?? "");
  delete dataset["typed"];
  return typed > 0 ? typed : null;
}
