import * as v from "valibot";
import { INQUIRY_FILE_TYPES } from "#supabase/data/limits.ts";
import type { ContactFile } from "./contact-file.ts";

/** Key of the uploaded files in session storage. */
export const FILES_DRAFT_KEY = "contact-files";

/** Less than the hour for which the server reserves a path: sending takes time as well. */
const STORED_MS = 50 * 60 * 1000;

const draftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    formId: v.pipe(v.string(), v.uuid()),
    /** Milliseconds since 1970, of the latest upload. */
    storedAt: v.number(),
    files: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        size: v.number(),
        type: v.picklist(Object.values(INQUIRY_FILE_TYPES)),
        path: v.string(),
      }),
    ),
  }),
);

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface FilesDraft {
  readonly formId: string;
  readonly files: readonly ContactFile[];
}

/** The uploaded files of an unsent inquiry in session storage: phones discard a page while their camera is open. */
export function readFilesDraft(storage: () => DraftStorage): FilesDraft | null {
  const stored = v.safeParse(draftSchema, attempt(() => storage().getItem(FILES_DRAFT_KEY)) ?? "");
  if (!stored.success || stored.output.storedAt < Date.now() - STORED_MS) return null;
  const { formId, files } = stored.output;
  const state = { status: "stored" } as const;
  return { formId, files: files.map((file) => ({ ...file, file: null, state })) };
}

/** Stores the uploaded files; removes the draft if there are none. */
export function writeFilesDraft(storage: () => DraftStorage, { formId, files }: FilesDraft): void {
  const stored = files.filter(({ state, path }) => state.status === "stored" && path !== null);
  attempt(() => {
    if (stored.length === 0) storage().removeItem(FILES_DRAFT_KEY);
    else storage().setItem(FILES_DRAFT_KEY, serialize(formId, stored));
  });
}

function serialize(formId: string, stored: readonly ContactFile[]): string {
  const files = stored.map(({ id, name, size, type, path }) => ({ id, name, size, type, path }));
  return JSON.stringify({ formId, storedAt: Date.now(), files });
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
