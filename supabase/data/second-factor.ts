import { authError, unwrap } from "./auth-errors.ts";
import { DataError } from "./errors.ts";
import type { StaffClient } from "./staff-client.ts";

/** An authenticator app of the signed-in member. */
export interface SecondFactor {
  readonly id: string;
  readonly since: Date;
}

type SecondFactorState =
  { readonly kind: "off" } | { readonly kind: "on"; readonly factor: SecondFactor };

/** Enrolment data of an authenticator app: a QR code to scan, or the secret to type. */
export interface Enrolment {
  readonly id: string;
  /** A data URL of the QR code as SVG. */
  readonly qr: string;
  readonly secret: string;
}

/** Whether the account has an authenticator app, fetched from the server. */
export async function secondFactor(client: StaffClient): Promise<SecondFactorState> {
  const { totp } = unwrap(await client.auth.mfa.listFactors());
  const [factor] = totp;
  if (factor === undefined) return { kind: "off" };
  return { kind: "on", factor: { id: factor.id, since: new Date(factor.created_at) } };
}

/** Starts to add an authenticator app; it is active after `confirmEnrolment` has verified a code.
 * Removes an earlier, unfinished enrolment. Returns null where the backend does not support it. */
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

/** Confirms the enrolment: signing in requires a code from now on. The server ends the other sessions
 * of the account. */
export async function confirmEnrolment(
  client: StaffClient,
  enrolment: Enrolment,
  code: string,
): Promise<void> {
  await verifyChallenge(client, enrolment.id, code);
}

/** Removes the authenticator app. Throws `invalid` unless this session has given its code. */
export async function removeFactor(client: StaffClient, id: string): Promise<void> {
  unwrap(await client.auth.mfa.unenroll({ factorId: id }));
  // The current token still claims a verified factor; a refreshed one does not.
  unwrap(await client.auth.refreshSession());
}

/** The factor whose code this session still requires, or null. */
export async function requiredFactor(client: StaffClient): Promise<string | null> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error !== null) throw authError(error);
  if (data.nextLevel !== "aal2" || data.currentLevel === "aal2") return null;
  const { totp } = unwrap(await client.auth.mfa.listFactors());
  return totp[0]?.id ?? null;
}

/** Verifies the required code. Throws `invalid` for a wrong one. */
export async function submitCode(client: StaffClient, code: string): Promise<void> {
  const factor = await requiredFactor(client);
  if (factor !== null) await verifyChallenge(client, factor, code);
}

async function verifyChallenge(client: StaffClient, factorId: string, code: string): Promise<void> {
  const digits = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) throw new DataError("invalid", "The code has six digits.");
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId, code: digits }));
}
