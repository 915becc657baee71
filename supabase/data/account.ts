import { authError, unwrap } from "./auth-errors.ts";
import { DataError } from "./errors.ts";
import { setPassword } from "./password-reset.ts";
import type { StaffClient } from "./staff-client.ts";

/** Changes the password of the signed-in member. Requires the current password, so that an unlocked
 * screen is not enough. Ends the other sessions. Throws `invalid` with field `current` when the
 * current password is wrong. */
export async function changePassword(
  client: StaffClient,
  current: string,
  next: string,
): Promise<void> {
  const { session } = unwrap(await client.auth.getSession());
  const email = session?.user.email;
  if (email === undefined) throw new DataError("unauthorized", "Sign in again to continue.");
  if (next === current) {
    const same = "This is the password you have already. Choose another one.";
    throw new DataError("invalid", same, { field: "next" });
  }
  await verifyPassword(client, email, current);
  await setPassword(client, next, current);
}

/** Signs in with a second, in-memory client; the stored session stays. Wrong passwords count towards
 * the sign-in limit. */
async function verifyPassword(client: StaffClient, email: string, password: string): Promise<void> {
  const temporaryAuth = client.createTemporaryAuth();
  const { error } = await temporaryAuth.signInWithPassword({ email, password });
  if (error === null) {
    unwrap(await temporaryAuth.signOut({ scope: "local" }));
    return;
  }
  if (error.code !== "invalid_credentials" && error.status !== 400) throw authError(error);
  const wrong = "This is not your current password.";
  throw new DataError("invalid", wrong, { field: "current", cause: error });
}

/** Ends every session of the account, the current one included. */
export async function signOutEverywhere(client: StaffClient): Promise<void> {
  unwrap(await client.auth.signOut({ scope: "global" }));
}
