import { execute } from "./requests.ts";
import { parseEnum } from "./enums.ts";
import { INQUIRY_MAIL_CHOICES, STAFF_ROLES } from "./limits.ts";
import type { InquiryMailChoice, StaffRole } from "./limits.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** A current or former member of the studio. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** '' until the member has entered one. */
  readonly name: string;
  /** Public address of a file of the media library; '' without a photo. */
  readonly photo: string;
  readonly role: StaffRole;
  /** false: the membership has ended and every request is refused. */
  readonly active: boolean;
  /** false until the first sign-in. */
  readonly joined: boolean;
  readonly since: Date;
  /** How the member gets notices of inquiries. */
  readonly inquiryMail: InquiryMailChoice;
}

/** The members of the studio: all of them for an owner, oneself for an editor. */
export async function listMembers(client: StaffClient, signal?: AbortSignal): Promise<Member[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("list_staff"), signal);
  return rows.map((row) => ({
    id: row.user_id,
    email: row.email,
    name: row.name,
    photo: row.photo,
    role: parseEnum(STAFF_ROLES, row.role, "editor"),
    active: row.active,
    joined: row.joined,
    since: new Date(row.created_at),
    inquiryMail: parseEnum(INQUIRY_MAIL_CHOICES, row.inquiry_mail, "at-once"),
  }));
}

/** Stores the name of the signed-in member. Throws `invalid` for an empty or long one. */
export async function setOwnName(client: StaffClient, name: string): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("set_own_name", { member_name: name }));
}

/** Stores the photo of the signed-in member, a file of the media library; '' removes it. */
export async function setOwnPhoto(client: StaffClient, address: string): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("set_own_photo", { address }));
}

/** A member as all members see it: of whom to show the name, and to whom inquiries can be assigned. */
export type ActiveMember = Pick<Member, "id" | "email" | "name" | "photo">;

/** The active members, by name, else by e-mail address. */
export async function listActiveMembers(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<ActiveMember[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("list_assignees"), signal);
  return rows.map(({ user_id: id, email, name, photo }) => ({ id, email, name, photo }));
}

/** Sets role and membership. Ending a membership ends all its sessions at once. Throws `invalid` if no
 * active owner would be left. */
export async function changeMember(
  client: StaffClient,
  id: string,
  role: StaffRole,
  active: boolean,
): Promise<void> {
  const change = { member: id, member_role: role, member_active: active };
  await sendAsStaff(client, client.rest.rpc("change_staff", change));
}

/** Sets how a member gets notices of inquiries: of anybody for an owner, one's own for an editor. */
export async function chooseInquiryMail(
  client: StaffClient,
  id: string,
  choice: InquiryMailChoice,
): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("choose_inquiry_mail", { member: id, choice }));
}

/** One session of the caller. */
export interface ActiveSession {
  readonly id: string;
  readonly since: Date;
  readonly lastSeen: Date;
  /** User agent of the browser or app; '' if it sent none. */
  readonly device: string;
  readonly current: boolean;
}

/** Sessions of the caller, newest first. */
export async function listSessions(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<ActiveSession[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("my_sessions"), signal);
  return rows.map((row) => ({
    id: row.id,
    since: new Date(row.since),
    lastSeen: new Date(row.last_seen),
    device: row.device,
    current: row.is_current,
  }));
}

/** Ends one session of the caller. An ended session is no error. */
export async function endSession(client: StaffClient, id: string): Promise<void> {
  await execute(client.rest.rpc("end_session", { session: id }));
}
