import * as v from "valibot";
import { parseLocalDraft } from "#site/schemas/form.ts";
import { contactSchema, emptyContact } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";

/** Key of the draft in session storage. */
export const CONTACT_DRAFT_KEY = "contact-draft";
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface StoredDraft {
  readonly values: ContactValues;
  /** Time of the first keystroke, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** The draft of an unsent inquiry in session storage, so that a reload does not lose it. */
export function createContactDraft(storage: () => DraftStorage) {
  return {
    read(): StoredDraft | null {
      const text = attempt(() => storage().getItem(CONTACT_DRAFT_KEY)) ?? null;
      return text === null ? null : parse(text);
    },
    write(values: ContactValues, startedAt: number): void {
      attempt(() => {
        storage().setItem(CONTACT_DRAFT_KEY, JSON.stringify({ ...values, startedAt }));
      });
    },
    clear(): void {
      attempt(() => {
        storage().removeItem(CONTACT_DRAFT_KEY);
      });
    },
  };
}

/** Returns undefined if the browser denies storage or its quota is full; the form works without a draft. */
function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

const json = v.pipe(v.string(), v.parseJson());

function parse(text: string): StoredDraft | null {
  const stored = v.safeParse(json, text);
  // Text that is not JSON was not stored by this form.
  const values = stored.success
    ? parseLocalDraft(contactSchema, stored.output, emptyContact)
    : null;
  if (values === null) return null;
  const startedAt = v.safeParse(v.object({ startedAt: v.number() }), stored.output);
  return {
    // A restored honeypot would turn the visitor's message into spam.
    values: { ...values, website: emptyContact.website },
    startedAt: startedAt.success ? startedAt.output.startedAt : performance.timeOrigin,
  };
}
