import { emptyContact } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";

const KEY = "contact-draft";
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface StoredDraft {
  readonly values: ContactValues;
  /** When its first character was typed, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** The text of an unsent inquiry, kept for this visit so that a reload loses nothing. */
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

/** A browser may deny or fill up its storage; the form works without a draft, too. */
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
    // Not written by this form.
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
