import { randomBytes } from "node:crypto";
import { acceptInvitation } from "../functions/_shared/invitations/accept-invitation.ts";
import type { Database } from "./database.ts";

export const ACCEPT_INVITATION = "/functions/v1/accept-invitation";

/** The edge function accept-invitation of hosted projects, by the same code. */
export async function gatewayInvitations(
  body: unknown,
  socket: string,
  database: Database,
): Promise<Response> {
  const createProof = async (email: string) => {
    const token = randomBytes(32).toString("hex");
    await database.query(STORE_TOKEN, [email, token]);
    return token;
  };
  return acceptInvitation({ body, address: socket }, { database, createProof });
}

/** In the form that Lite's auth service reads; the LIMITATIONS.md of Lite 0.10.0 lists its admin API as planned. */
const STORE_TOKEN =
  "update auth.users set recovery_token = $2, recovery_sent_at = now() where lower(email) = $1";
