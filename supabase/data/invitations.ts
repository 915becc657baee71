import { FunctionsHttpError } from "@supabase/supabase-js";
import * as v from "valibot";
import { dataErrorFrom, MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { parseEnum } from "./enums.ts";
import { STAFF_ROLES } from "./limits.ts";
import type { StaffRole } from "./limits.ts";
import { parseResponse } from "./parse-response.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** States of the mail of an invitation: `retrying` after a failed attempt, `failed` after the last one. */
const MAIL_STATES = ["waiting", "sent", "retrying", "failed"] as const;

/** An open invitation. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Name or e-mail address of the owner who invites; null after the end of that account. */
  readonly invitedBy: string | null;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly mail: (typeof MAIL_STATES)[number];
}

/** The open invitations, expired ones included. For owners. */
export async function listInvitations(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<Invitation[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("list_invitations"), signal);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: parseEnum(STAFF_ROLES, row.role, "editor"),
    invitedBy: row.invited_by,
    invitedAt: new Date(row.invited_at),
    expiresAt: new Date(row.expires_at),
    mail: parseEnum(MAIL_STATES, row.mail, "waiting"),
  }));
}

/**
 * Invites an address to become a member and returns the code of the invitation, which is mailed. For owners; throws
 * `invalid` for a wrong address and for that of a member.
 */
export function inviteMember(client: StaffClient, email: string, role: StaffRole): Promise<string> {
  const invitation = { member_email: email.trim().toLowerCase(), member_role: role };
  return sendAsStaff(client, client.rest.rpc("invite_staff", invitation));
}

/** Mails an invitation again, with a new code. Null if it was accepted or withdrawn meanwhile. For owners. */
export function resendInvitation(client: StaffClient, id: string): Promise<string | null> {
  return sendAsStaff(client, client.rest.rpc("resend_invitation", { invitation: id }));
}

/** Makes the code of an invitation void. A withdrawn invitation is no error. For owners. */
export async function revokeInvitation(client: StaffClient, id: string): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("revoke_invitation", { invitation: id }));
}

const proofSchema = v.object({ token_hash: v.string() });
const refusalSchema = v.object({ code: v.string(), message: v.string() });

/**
 * Exchanges the code of an invitation for the token of a mailed link; continue with `redeemProof`. The code works again
 * until `finishInvitation`. Throws `invalid` for a wrong, used, withdrawn or expired code, `rate-limited` after too many.
 */
export async function redeemInvitation(
  client: StaffClient,
  code: string,
): Promise<{ readonly hash: string }> {
  const response: { readonly data: unknown; readonly error: unknown } =
    await client.functions.invoke<unknown>("accept-invitation", { body: { code } });
  const { data, error } = response;
  if (error === null) return { hash: parseResponse(proofSchema, data).token_hash };
  if (!(error instanceof FunctionsHttpError)) {
    throw new DataError("offline", MESSAGES.offline, { cause: error });
  }
  throw await refusalOf(error);
}

async function refusalOf(error: FunctionsHttpError): Promise<DataError> {
  const response = error.context as Response;
  const parsed = v.safeParse(refusalSchema, await response.json().catch(() => null));
  const { code, message } = parsed.success ? parsed.output : { code: "", message: "" };
  if (response.status === 403 || response.status === 410) {
    return new DataError("invalid", message, { status: response.status, cause: error });
  }
  const isUserMessage = response.status === 429;
  return dataErrorFrom({
    status: response.status,
    code,
    message,
    details: "",
    isUserMessage,
    cause: error,
  });
}

/** Ends the invitation of the signed-in member and stores the name. */
export async function finishInvitation(client: StaffClient, name: string): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("finish_invitation", { member_name: name }));
}
