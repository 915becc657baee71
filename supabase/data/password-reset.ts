import { settled } from "./auth-errors.ts";
import type { StaffClient } from "./staff-client.ts";

/** Mails a code with which a password can be set. Says nothing about whether the address has an
 * account: that is nobody's business. */
export async function mailCode(client: StaffClient, email: string): Promise<void> {
  settled(await client.auth.resetPasswordForEmail(email.trim()));
}

/** What proves that somebody reads the mailbox: the typed code, or what the link carries. */
export type MailProof =
  { readonly email: string; readonly code: string } | { readonly hash: string };

/** Signs in by mail. From here on `owedFactor` must be asked and `setPassword` called: the mail alone
 * neither changes a password nor opens the dashboard of an account with an authenticator app. */
export async function redeemProof(client: StaffClient, proof: MailProof): Promise<void> {
  settled(
    await client.auth.verifyOtp(
      "hash" in proof
        ? { token_hash: proof.hash, type: "recovery" }
        : { email: proof.email.trim(), token: proof.code.replaceAll(/\s/g, ""), type: "recovery" },
    ),
  );
}

/** Sets the password of the signed-in account and ends its other sessions. An account with an
 * authenticator app must have given its code before: the server refuses otherwise. */
export async function setPassword(client: StaffClient, password: string): Promise<void> {
  settled(await client.auth.updateUser({ password }));
  settled(await client.auth.signOut({ scope: "others" }));
}
