import { execute } from "./requests.ts";
import { authError } from "./auth-errors.ts";
import type { AuthFailure } from "./auth-errors.ts";
import { serverFault } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { STAFF_ROLES } from "./limits.ts";
import type { StaffRole } from "./limits.ts";
import { parseEnum } from "./enums.ts";
import { submitCode, requiredFactor } from "./second-factor.ts";
import type { StaffClient } from "./staff-client.ts";

/** A signed-in member. Owners also manage members. */
export interface SignedInMember {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Signs in. Throws `unauthorized` for a wrong email or password, `rate-limited` after too many tries,
 * `code-needed` for an account with an authenticator app (continue with `signInWithCode`), and
 * `forbidden` for an account that is not a member, which is signed out again at once. */
export async function signIn(
  client: StaffClient,
  email: string,
  password: string,
): Promise<SignedInMember> {
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (error) throw signInError(error);
  return finishSignIn(client);
}

/** The second step for an account with an authenticator app. Throws `invalid` for a wrong code. */
export async function signInWithCode(client: StaffClient, code: string): Promise<SignedInMember> {
  await submitCode(client, code);
  return finishSignIn(client);
}

/** Last step of every way to sign in: returns the member, or ends the session of an account that is
 * not a member. Throws `code-needed` while the authenticator code is missing. */
export async function finishSignIn(client: StaffClient): Promise<SignedInMember> {
  if ((await requiredFactor(client)) !== null) {
    throw new DataError("code-needed", "Enter the code that your authenticator app shows.");
  }
  try {
    const member = await memberOfSession(client);
    if (member !== null) return member;
  } catch (error) {
    await client.auth.signOut({ scope: "local" });
    throw error;
  }
  await client.auth.signOut({ scope: "local" });
  throw new DataError("forbidden", "This account has no access to the dashboard.");
}

/** Ends the session of this device. Works offline: the server is not notified then, and the session
 * expires there. */
export async function signOut(client: StaffClient): Promise<void> {
  await client.auth.signOut({ scope: "local" });
}

/** The signed-in member; null without a session, after it ended, or when the account is not a member.
 * Throws when the server is unreachable. */
export async function currentMember(client: StaffClient): Promise<SignedInMember | null> {
  const { data, error } = await client.auth.getSession();
  if (error) {
    const failure = authError(error);
    if (failure.code === "offline" || failure.code === "server") throw failure;
    return null;
  }
  if (data.session === null) return null;
  try {
    return await memberOfSession(client);
  } catch (error) {
    if (error instanceof DataError && error.code === "unauthorized") return null;
    throw error;
  }
}

/** Subscribes to sign-ins and sign-outs of this tab and others. Returns the unsubscribe function. */
export function onMemberChange(
  client: StaffClient,
  callback: (member: SignedInMember | null) => void,
): () => void {
  let latest = 0;
  const { data } = client.auth.onAuthStateChange((event) => {
    if (event !== "SIGNED_IN" && event !== "SIGNED_OUT") return;
    const turn = ++latest;
    if (event === "SIGNED_OUT") {
      callback(null);
      return;
    }
    // Deferred, because supabase-js holds its lock while it calls back.
    setTimeout(() => {
      currentMember(client).then(
        (member) => {
          if (turn === latest) callback(member);
        },
        (error: unknown) => {
          console.warn(
            "The signed-in member could not be fetched; the next request tries again.",
            error,
          );
        },
      );
    }, 0);
  });
  return () => {
    latest = -1;
    data.subscription.unsubscribe();
  };
}

async function memberOfSession(client: StaffClient): Promise<SignedInMember | null> {
  const row = (await execute(client.rest.rpc("current_staff")))[0];
  if (row === undefined) return null;
  return { id: row.user_id, email: row.email, role: parseEnum(STAFF_ROLES, row.role, "editor") };
}

function signInError(error: AuthFailure): DataError {
  const wrongCredentials = error.code === "invalid_credentials" || error.status === 400;
  if (!wrongCredentials) return exceptCredentials(authError(error));
  return new DataError("unauthorized", "The email address or the password is not right.", {
    status: error.status ?? null,
    cause: error,
  });
}

/** A refused project key or a missing service is not an error of the email or password. */
function exceptCredentials(error: DataError): DataError {
  if (error.code !== "unauthorized" && error.code !== "not-found") return error;
  return serverFault(error.status, error);
}
