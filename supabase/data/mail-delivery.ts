import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

/**
 * Whether a worker delivers the studio's mails: on the embedded backend its server does; on a hosted project the edge
 * function deliver-mails, once it was started.
 */
export async function deliversMail(client: StaffClient, signal?: AbortSignal): Promise<boolean> {
  if (client.isLoopback) return true;
  return sendAsStaff(client, client.rest.rpc("delivers_mail"), signal);
}
