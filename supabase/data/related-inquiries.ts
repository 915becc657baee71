import { parseEnum } from "./enums.ts";
import { INQUIRY_STATUSES } from "./limits.ts";
import type { InquiryStatus } from "./limits.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

export interface SenderInquiry {
  readonly id: string;
  readonly subject: string;
  /** First characters of the message. */
  readonly message: string;
  readonly status: InquiryStatus;
  readonly created_at: string;
}

/** Inquiries of the same sender, newest first, this one included; at most fifty. Compares e-mail
 * addresses without regard to case. */
export async function inquiriesOfSender(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<SenderInquiry[]> {
  const request = client.rest.rpc("inquiries_of_sender", { inquiry_id: id });
  return (await sendAsStaff(client, request, signal)).map((row) => ({
    ...row,
    status: parseEnum(INQUIRY_STATUSES, row.status, "new"),
  }));
}
