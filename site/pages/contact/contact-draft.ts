import { emptyContact } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";

const KEY = "contact-draft";
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface StoredDraft {
  readonly values: ContactValues;
  /** Time of the first keystroke, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** The draft of an unsent inquiry in session storage, so that a reload does not lose it. */
export function createContactDraft(storage: () => DraftStorage) {
  return {
    read(): StoredDraft | null {
      const text = attempt(() => storage().getItem(KEY)) ?? null;
      return text === null ? null : parse(text);
    },
    write(values: ContactValues, startedAt: number): void {
      attempt(() => {
        storage().setItem(KEY, JSON.stringify({ ...values, startedAt }));
      });
    },
    clear(): void {
      attempt(() => {
        storage().removeItem(KEY);
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

function parse(text: string): StoredDraft | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // Not JSON, so not stored by this form.
    return null;
  }
  if (typeof raw !== "object" || raw === null) return null;
  const known = Object.entries(raw).filter(
    ([key, value]) => key in emptyContact && key !== "website" && typeof value === "string",
  );
  const { startedAt = null } = raw as { startedAt?: unknown };
  return {
    values: { ...emptyContact, ...Object.fromEntries(known) },
    startedAt: typeof startedAt === "number" ? startedAt : performance.timeOrigin,
  };
}
