import { getInquiry, withKnownStatus } from "./inquiries.ts";
import type { Inquiry } from "./inquiries.ts";
import { resolveVersionConflict } from "./optimistic-lock.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** Values that members change: the status, the assigned member (null for none) and the time of the reminder
 * (ISO 8601, null for none). */
export type InquiryChanges = Partial<Pick<Inquiry, "status" | "assignee_id" | "remind_at">>;

interface InquiryUpdate extends InquiryChanges {
  readonly id: string;
  /** The version that was loaded. */
  readonly version: number;
}

/** Saves changes over the loaded version. Throws `conflict` when another version has been saved since
 * (`getInquiry` fetches it), `invalid` with the field for a person who is no member and for a time
 * more than five years ahead. */
export async function updateInquiry(
  client: StaffClient,
  { id, version, ...changes }: InquiryUpdate,
): Promise<Inquiry> {
  const request = client.rest
    .from("contact_submissions")
    .update(changes)
    .eq("id", id)
    .eq("version", version)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  if (row !== undefined) return withKnownStatus(row);
  const now = await getInquiry(client, id);
  const isStored = changes.remind_at !== undefined && isSameTime(changes.remind_at, now.remind_at);
  const expected = isStored ? { ...changes, remind_at: now.remind_at } : changes;
  return resolveVersionConflict(now, version, expected);
}

/** Whether two times are the same, however they are written. */
export function isSameTime(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return Date.parse(one) === Date.parse(other);
}
