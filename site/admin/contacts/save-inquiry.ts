import { DataError } from "#supabase/data/errors.ts";
import { getInquiry, updateInquiry } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";

/** One thing is changed at a time: the status by its select, the notes by their button. */
export type InquiryChange =
  { readonly status: Inquiry["status"] } | { readonly notes: Inquiry["notes"] };

export type SaveResult =
  | { readonly kind: "saved"; readonly row: Inquiry }
  /** Somebody changed the very same thing; nothing was saved. */
  | { readonly kind: "conflict"; readonly theirs: Inquiry };

/** Saves a change over the row as it was seen. When only something else was changed meanwhile, both
 * changes hold: nobody's work is lost by it. */
export async function saveInquiry(
  client: StaffClient,
  seen: Inquiry,
  change: InquiryChange,
): Promise<SaveResult> {
  try {
    const row = await updateInquiry(client, { id: seen.id, version: seen.version, ...change });
    return { kind: "saved", row };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    const theirs = await getInquiry(client, seen.id);
    if (touches(seen, theirs, change)) return { kind: "conflict", theirs };
    return saveInquiry(client, theirs, change);
  }
}

function touches(seen: Inquiry, theirs: Inquiry, change: InquiryChange): boolean {
  return "notes" in change ? seen.notes !== theirs.notes : seen.status !== theirs.status;
}
