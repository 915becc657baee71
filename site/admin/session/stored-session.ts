import { studio } from "#site/content/studio.ts";
import { localValues } from "./safe-storage.ts";

/** Storage keys, fixed by requirement AL07. They select the screen; the server authorizes data access. */
const FLAG = "admin_authenticated";
const EMAIL = "admin_email";
const USERNAME = "admin_username";
const LOGIN_TIME = "admin_login_time";
/**
 * Id of the member, of any role, whose drafts and cached rows are on this device; read before the server replies. The
 * stored key has its first name: renamed, members would be signed out of their drafts.
 */
const MEMBER_ID = "studio-owner";

/** Displayed email and author of new rows if no email is stored. */
const DEFAULT_ADMIN_EMAIL = studio.email;

/** Whether a member is signed in according to this device, where anybody can set the flag. */
export function hasSessionFlag(): boolean {
  return localValues.get(FLAG) === "true";
}

/** Stores the four values of requirement AL07. */
export function rememberSession(email: string, now: Date) {
  localValues.set(FLAG, "true");
  localValues.set(EMAIL, email);
  localValues.set(USERNAME, "admin");
  localValues.set(LOGIN_TIME, now.toISOString());
}

/** Removes the session's keys. Drafts and cached rows are separate. */
export function forgetSession() {
  for (const key of [FLAG, EMAIL, USERNAME, LOGIN_TIME, MEMBER_ID]) localValues.remove(key);
}

/** Stores the id of the member whose drafts and cached rows are on this device. */
export function rememberMember(id: string) {
  localValues.set(MEMBER_ID, id);
}

/** Id of the member whose drafts and cached rows are on this device; null without one. */
export function storedMember(): string | null {
  return localValues.get(MEMBER_ID);
}

/** Stored email of the member, or the studio's address. */
export function storedEmail(): string {
  const stored = localValues.get(EMAIL)?.trim() ?? "";
  return stored === "" ? DEFAULT_ADMIN_EMAIL : stored;
}

/** Time of the last sign-in; null if missing or invalid. */
export function signedInSince(): Date | null {
  const time = new Date(localValues.get(LOGIN_TIME) ?? "");
  return Number.isNaN(time.getTime()) ? null : time;
}
