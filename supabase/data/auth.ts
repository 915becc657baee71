import { send } from "./answers.ts";
import { dataErrorFrom } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { STAFF_ROLES } from "./limits.ts";
import type { StaffRole } from "./limits.ts";
import { oneOf } from "./choices.ts";
import type { StaffClient } from "./staff-client.ts";

/** Who is at work in the dashboard. Owners may also manage staff. */
export interface Staff {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Signs in. Throws `unauthorized` for a wrong pair, `rate-limited` after too many tries, and
 * `forbidden` for an account that is not staff, which is signed out again at once. */
export async function signIn(client: StaffClient, email: string, password: string): Promise<Staff> {
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
  if (error) throw signInError(error);
  try {
    const staff = await staffOfSession(client);
    if (staff !== null) return staff;
  } catch (error) {
    await client.auth.signOut({ scope: "local" });
    throw error;
  }
  await client.auth.signOut({ scope: "local" });
  throw new DataError("forbidden", "This account has no access to the dashboard.");
}

/** Ends the session of this device. Works without a network: the server is then told nothing and
 * the session expires there by itself. */
export async function signOut(client: StaffClient): Promise<void> {
  await client.auth.signOut({ scope: "local" });
}

/** The signed-in member of staff; null when nobody is signed in, the session has ended or the
 * account is not (or no longer) staff. Throws when the server cannot say. */
export async function currentStaff(client: StaffClient): Promise<Staff | null> {
  const { data, error } = await client.auth.getSession();
  if (error) {
    const failure = authError(error);
    if (failure.code === "offline" || failure.code === "server") throw failure;
    return null;
  }
  if (data.session === null) return null;
  try {
    return await staffOfSession(client);
  } catch (error) {
    if (error instanceof DataError && error.code === "unauthorized") return null;
    throw error;
  }
}

/** Calls back when somebody signs in or out, in this tab or another. Returns the way to stop. */
export function onStaffChange(
  client: StaffClient,
  callback: (staff: Staff | null) => void,
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
      currentStaff(client).then(
        (staff) => {
          if (turn === latest) callback(staff);
        },
        (error: unknown) => {
          console.warn("Who signed in could not be looked up; the next request will tell.", error);
        },
      );
    }, 0);
  });
  return () => {
    latest = -1;
    data.subscription.unsubscribe();
  };
}

async function staffOfSession(client: StaffClient): Promise<Staff | null> {
  const row = (await send(client.rest.rpc("current_staff")))[0];
  if (row === undefined) return null;
  return { id: row.user_id, email: row.email, role: oneOf(STAFF_ROLES, row.role, "editor") };
}

interface AuthFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

function authError(error: AuthFailure): DataError {
  return dataErrorFrom({
    status: error.status ?? null,
    code: error.code ?? "",
    message: error.message,
    details: "",
    forPeople: error.status === 429,
    cause: error,
  });
}

function signInError(error: AuthFailure): DataError {
  const wrongPair = error.code === "invalid_credentials" || error.status === 400;
  if (!wrongPair) return authError(error);
  return new DataError("unauthorized", "The email address or the password is not right.", {
    status: error.status ?? null,
    cause: error,
  });
}
