import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { createContactDraft } from "./contact-draft.ts";
import type { ContactValues } from "./contact-model.ts";
import type { RevealFields } from "./use-optional-fields.ts";

const draft = createContactDraft(() => window.sessionStorage);

interface ContactDraft {
  /** Milliseconds since the first keystroke; 0 before it. */
  filledInMs(): number;
  clear(): void;
}

/**
 * Restores the draft after a reload and stores changes until the inquiry is sent. A subject equal to
 * `automaticSubject` is not stored: it belongs to the URL, which names another project next time.
 */
export function useStoredDraft(
  form: UseFormReturn<ContactValues>,
  revealFields: RevealFields,
  automaticSubject: RefObject<string>,
): ContactDraft {
  const started = useRef<number | null>(null);
  useEffect(() => {
    const stored = draft.read();
    started.current ??= stored?.startedAt ?? typedBeforeHydration();
    if (stored !== null) {
      form.reset(stored.values, { keepDefaultValues: true });
      const filledIn = Object.entries(stored.values).filter(([, value]) => value !== "");
      revealFields(filledIn.map(([name]) => name));
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isAutomatic = values.subject === automaticSubject.current;
        const typed = isAutomatic ? { ...values, subject: "" } : values;
        if (Object.values(typed).every((value) => value === "")) {
          draft.clear();
          return;
        }
        started.current ??= Date.now();
        draft.write(typed, started.current);
      },
    });
  }, [form, revealFields, automaticSubject]);
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
