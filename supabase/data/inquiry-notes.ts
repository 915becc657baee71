import { sanitizeText } from "./sanitize-text.ts";
import type { Database } from "./database.types.ts";
import { isRepeatedCreate } from "./optimistic-lock.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

/** A note of the studio on an inquiry. `author` is an e-mail address; null while the note is not
 * stored. */
export type InquiryNote = Database["public"]["Tables"]["inquiry_notes"]["Row"];

interface NewInquiryNote {
  /** A UUID from the form: a retry after a lost response stores the note once. */
  readonly id: string;
  readonly inquiry_id: string;
  readonly body: string;
}

/** The notes on an inquiry, oldest first. */
export function listInquiryNotes(
  client: StaffClient,
  inquiryId: string,
  signal?: AbortSignal,
): Promise<InquiryNote[]> {
  const request = client.rest
    .from("inquiry_notes")
    .select("*")
    .eq("inquiry_id", inquiryId)
    .order("created_at")
    .order("id");
  return sendAsStaff(client, request, signal);
}

/** Adds a note; the server sets author and time. If an earlier try with the same id was saved, its
 * text is replaced. */
export async function addInquiryNote(
  client: StaffClient,
  note: NewInquiryNote,
): Promise<InquiryNote> {
  try {
    return await insertNote(client, note);
  } catch (error) {
    if (!isRepeatedCreate(error)) throw error;
    const request = client.rest.from("inquiry_notes").select("*").eq("id", note.id).limit(1);
    const stored = (await sendAsStaff(client, request))[0];
    if (stored?.body === sanitizeText(note.body)) return stored;
    // Notes cannot be updated. Deleting first frees the id and makes this step repeatable.
    if (stored !== undefined) await removeInquiryNote(client, note.id);
    return insertNote(client, note);
  }
}

async function insertNote(client: StaffClient, note: NewInquiryNote): Promise<InquiryNote> {
  const row = { ...note, body: sanitizeText(note.body) };
  const request = client.rest.from("inquiry_notes").insert(row).select();
  return (await sendAsStaff(client, request))[0] ?? (await throwNotFound(client));
}

/** Removes a note permanently. */
export async function removeInquiryNote(client: StaffClient, id: string): Promise<void> {
  const request = client.rest.from("inquiry_notes").delete().eq("id", id).select("id");
  if ((await sendAsStaff(client, request)).length === 0) await throwNotFound(client);
}
