import { authError, unwrap } from "./auth-errors.ts";
import { DataError } from "./errors.ts";
import type { StaffClient } from "./staff-client.ts";

/** An authenticator app of the signed-in person. */
export interface SecondFactor {
  readonly id: string;
  readonly since: Date;
}

export type SecondFactorState =
  { readonly kind: "off" } | { readonly kind: "on"; readonly factor: SecondFactor };

/** What an authenticator app needs: a picture to scan, or the secret to type. */
export interface Enrolment {
  readonly id: string;
  /** A data address with an SVG picture. */
  readonly qr: string;
  readonly secret: string;
}

/** Whether the account has an authenticator app. Asks the server. */
export async function secondFactor(client: StaffClient): Promise<SecondFactorState> {
  const { totp } = unwrap(await client.auth.mfa.listFactors());
  const [factor] = totp;
  if (factor === undefined) return { kind: "off" };
  return { kind: "on", factor: { id: factor.id, since: new Date(factor.created_at) } };
}

/** Begins to add an authenticator app; it counts once `confirmEnrolment` has seen a code of it. What an
 * earlier, broken off beginning left behind is removed. Null: this backend does not offer it. */
export async function beginEnrolment(client: StaffClient): Promise<Enrolment | null> {
  const { all } = unwrap(await client.auth.mfa.listFactors());
  for (const { id, status } of all) {
    if (status === "unverified") unwrap(await client.auth.mfa.unenroll({ factorId: id }));
  }
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (error !== null) {
    if (error.code === "mfa_totp_enroll_not_enabled") return null;
    throw authError(error);
  }
  return { id: data.id, qr: data.totp.qr_code, secret: data.totp.secret };
}

/** From now on signing in asks for a code. Other sessions of the account are ended by the server. */
export async function confirmEnrolment(
  client: StaffClient,
  enrolment: Enrolment,
  code: string,
): Promise<void> {
  await prove(client, enrolment.id, code);
}

/** Takes the authenticator app away. Throws `invalid` unless this session gave its code. */
export async function removeFactor(client: StaffClient, id: string): Promise<void> {
  unwrap(await client.auth.mfa.unenroll({ factorId: id }));
  // The token still says that a code was given; a fresh one tells the truth.
  unwrap(await client.auth.refreshSession());
}

/** The factor whose code this session still owes, or null. */
export async function owedFactor(client: StaffClient): Promise<string | null> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error !== null) throw authError(error);
  if (data.nextLevel !== "aal2" || data.currentLevel === "aal2") return null;
  const { totp } = unwrap(await client.auth.mfa.listFactors());
  return totp[0]?.id ?? null;
}

/** Gives the code that is owed. Throws `invalid` when it is not right. */
export async function giveCode(client: StaffClient, code: string): Promise<void> {
  const factor = await owedFactor(client);
  if (factor !== null) await prove(client, factor, code);
}

async function prove(client: StaffClient, factorId: string, code: string): Promise<void> {
  const digits = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) throw new DataError("invalid", "The code has six digits.");
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId, code: digits }));
}
