import type { Database } from "./database.types.ts";
import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

type Functions = Database["public"]["Functions"];

/** Numbers of mails: before their first attempt, before another attempt, given up. */
export type UnsentMailCounts = Functions["count_unsent_mails"]["Returns"][number];

/** A mail whose latest attempt failed. `failed_at` is null while there is another attempt, at `due_at`. */
export interface FailedMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly due_at: string;
  readonly failed_at: string | null;
  readonly last_error: string;
}

/** Number of mails that `readUnsentMails` returns at most. */
const FAILED_MAILS_SHOWN = 20;

export interface UnsentMails {
  readonly counts: UnsentMailCounts;
  /** Those given up first. */
  readonly failed: readonly FailedMail[];
}

/** The mails of the outbox that were not sent. For owners. */
export async function readUnsentMails(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<UnsentMails> {
  const [counts, failed] = await Promise.all([
    sendAsStaff(client, client.rest.rpc("count_unsent_mails"), signal),
    sendAsStaff(client, client.rest.rpc("failed_mails", { up_to: FAILED_MAILS_SHOWN }), signal),
  ]);
  return { counts: counts[0] ?? { waiting: 0, retrying: 0, given_up: 0 }, failed };
}

/**
 * Makes mails due at once whose latest attempt failed: one, or all of them. Returns their number; 0 for one that was sent
 * meanwhile. For owners.
 */
export function retryMails(client: StaffClient, id?: string): Promise<number> {
  return sendAsStaff(client, client.rest.rpc("retry_mails", id === undefined ? {} : { mail: id }));
}
