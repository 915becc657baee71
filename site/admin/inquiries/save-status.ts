import { DataError } from "#supabase/data/errors.ts";
import { getInquiry } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { updateInquiry } from "#supabase/data/inquiry-changes.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";

/** Result of a save: the saved row, or on conflict the colleague's. */
type SaveResult =
  | { readonly kind: "saved"; readonly row: Inquiry }
  /** The row has changed meanwhile; nothing was saved. */
  | { readonly kind: "conflict"; readonly theirs: Inquiry };

/** Saves the status with an optimistic lock on the row's version. */
export async function saveStatus(
  client: StaffClient,
  { id, version }: Inquiry,
  status: Inquiry["status"],
): Promise<SaveResult> {
  try {
    return { kind: "saved", row: await updateInquiry(client, { id, version, status }) };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    return { kind: "conflict", theirs: await getInquiry(client, id) };
  }
}
