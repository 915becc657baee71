import { DataError } from "#supabase/data/errors.ts";
import { getInquiry } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { isSameTime, updateInquiry } from "#supabase/data/inquiry-changes.ts";
import type { InquiryChanges } from "#supabase/data/inquiry-changes.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";

/** Result of a save: the saved row, or on conflict the colleague's. */
type InquirySaveResult =
  | { readonly kind: "saved"; readonly row: Inquiry }
  /** A colleague has changed the same property; nothing was saved. */
  | { readonly kind: "conflict"; readonly theirs: Inquiry };

/** Saves changes with an optimistic lock on the row's version. A colleague's change of other properties
 * is no conflict: the changes are saved over it. */
export async function saveInquiry(
  client: StaffClient,
  base: Inquiry,
  changes: InquiryChanges,
): Promise<InquirySaveResult> {
  try {
    const { id, version } = base;
    return { kind: "saved", row: await updateInquiry(client, { id, version, ...changes }) };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    const theirs = await getInquiry(client, base.id);
    if (!hasSameValues(base, theirs, changes)) return { kind: "conflict", theirs };
    return saveInquiry(client, theirs, changes);
  }
}

/** Whether two rows agree in a property; one for each that can be changed. */
const AGREES: Readonly<Record<keyof InquiryChanges, (base: Inquiry, theirs: Inquiry) => boolean>> =
  {
    status: (base, theirs) => base.status === theirs.status,
    assignee_id: (base, theirs) => base.assignee_id === theirs.assignee_id,
    remind_at: (base, theirs) => isSameTime(base.remind_at, theirs.remind_at),
  };
const PROPERTIES = Object.keys(AGREES) as (keyof InquiryChanges)[];

/** Whether the two rows agree in the properties that the changes name. */
function hasSameValues(base: Inquiry, theirs: Inquiry, changes: InquiryChanges): boolean {
  return PROPERTIES.every((name) => changes[name] === undefined || AGREES[name](base, theirs));
}
