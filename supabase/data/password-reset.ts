import { unwrap } from "./auth-errors.ts";
import { DataError } from "./errors.ts";
import { passwordProblem } from "./password-rules.ts";
import type { StaffClient } from "./staff-client.ts";

/** Mails a code to set a password. Does not reveal whether the address has an account. */
export async function mailCode(client: StaffClient, email: string): Promise<void> {
  unwrap(await client.auth.resetPasswordForEmail(email.trim()));
}

/** Proof of access to the mailbox: the typed code, or the token of the link. */
export type MailProof =
  { readonly email: string; readonly code: string } | { readonly hash: string };

/** Signs in by mail. The caller must check `requiredFactor` and call `setPassword` next: the mail alone
 * neither changes a password nor opens the dashboard of an account with an authenticator app. */
export async function redeemProof(client: StaffClient, proof: MailProof): Promise<void> {
  unwrap(
    await client.auth.verifyOtp(
      "hash" in proof
        ? { token_hash: proof.hash, type: "recovery" }
        : { email: proof.email.trim(), token: proof.code.replaceAll(/\s/g, ""), type: "recovery" },
    ),
  );
}

/** Sets the password of the signed-in account and ends its other sessions. Requires the current
 * password unless the session began with a mailed code. An account with an authenticator app must
 * have given its code before: the server refuses otherwise. Throws `invalid` with field `next` for a
 * password that is too short, too long or easy to guess. */
export async function setPassword(
  client: StaffClient,
  password: string,
  present?: string,
): Promise<void> {
  const problem = await passwordProblem(password);
  if (problem !== null) throw new DataError("invalid", problem, { field: "next" });
  const current = present === undefined ? {} : { current_password: present };
  unwrap(await client.auth.updateUser({ password, ...current }));
  unwrap(await client.auth.signOut({ scope: "others" }));
}
