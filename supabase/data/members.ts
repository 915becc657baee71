import { execute } from "./requests.ts";
import { parseEnum } from "./enums.ts";
import { STAFF_ROLES } from "./limits.ts";
import type { StaffRole } from "./limits.ts";
import { mailCode } from "./password-reset.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** Somebody who works, or worked, in the dashboard. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** false: membership ended; every request is refused from that moment on. */
  readonly active: boolean;
  /** false until the first sign-in: invited, not answered yet. */
  readonly joined: boolean;
  readonly since: Date;
}

/** The members of the studio: all of them for an owner, oneself for an editor. */
export async function listMembers(client: StaffClient, signal?: AbortSignal): Promise<Member[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("list_staff"), signal);
  return rows.map((row) => ({
    id: row.user_id,
    email: row.email,
    role: parseEnum(STAFF_ROLES, row.role, "editor"),
    active: row.active,
    joined: row.joined,
    since: new Date(row.created_at),
  }));
}

/** Gives an address a role and mails it a code to set a password with; no password is chosen for
 * anybody. `mailed: false` means that the person is a member, but the mail could not be sent: it can be
 * asked for again, by the owner or on the sign-in screen. For owners; throws `invalid` otherwise. */
export async function inviteMember(
  client: StaffClient,
  email: string,
  role: StaffRole,
): Promise<{ readonly mailed: boolean }> {
  const address = email.trim().toLowerCase();
  await sendAsStaff(
    client,
    client.rest.rpc("invite_staff", { member_email: address, member_role: role }),
  );
  try {
    await mailCode(client, address);
    return { mailed: true };
  } catch (error) {
    console.warn("The invitation was stored, but could not be mailed.", error);
    return { mailed: false };
  }
}

/** Sets role and membership. Ending one signs the person out everywhere, at once. Throws `invalid`
 * when no active owner would be left. */
export async function changeMember(
  client: StaffClient,
  id: string,
  role: StaffRole,
  active: boolean,
): Promise<void> {
  const change = { member: id, member_role: role, member_active: active };
  await sendAsStaff(client, client.rest.rpc("change_staff", change));
}

/** One place where the caller is signed in. */
export interface SignedInPlace {
  readonly id: string;
  readonly since: Date;
  readonly lastSeen: Date;
  /** What the browser or app called itself; '' when it did not say. */
  readonly device: string;
  readonly current: boolean;
}

/** Where the caller is signed in, newest first. */
export async function listSessions(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<SignedInPlace[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("my_sessions"), signal);
  return rows.map((row) => ({
    id: row.id,
    since: new Date(row.since),
    lastSeen: new Date(row.last_seen),
    device: row.device,
    current: row.is_current,
  }));
}

/** Ends one session of the caller's own; one that is over already is fine. */
export async function endSession(client: StaffClient, id: string): Promise<void> {
  await execute(client.rest.rpc("end_session", { session: id }));
}
