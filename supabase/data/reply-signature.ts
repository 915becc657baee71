import { sanitizeText } from "./sanitize-text.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** The end of the caller's replies; null for the studio's signature, '' for none. */
export async function fetchReplySignature(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<string | null> {
  return sendAsStaff(client, client.rest.rpc("own_reply_signature"), signal);
}

/** Sets the end of the caller's replies; null for the studio's signature. Throws `invalid` if it is too long. */
export async function saveReplySignature(
  client: StaffClient,
  signature: string | null,
): Promise<void> {
  const args = signature === null ? {} : { signature: sanitizeText(signature) };
  await sendAsStaff(client, client.rest.rpc("set_reply_signature", args));
}
