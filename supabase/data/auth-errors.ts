import { dataErrorFrom } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { PASSWORD_MIN } from "./limits.ts";

/** The fields of an error of supabase-js auth calls. */
export interface AuthFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** Why a password is too weak: "length", "characters" or "pwned" (Supabase Auth, AuthWeakPasswordError). */
  readonly reasons?: readonly string[] | undefined;
}

/** Auth error codes that have a message of their own. */
const MESSAGES: Readonly<Record<string, string>> = {
  weak_password: "This password is too weak. Choose a longer or a less common one.",
  current_password_required: "Enter your current password as well.",
  current_password_invalid: "This is not your current password.",
  same_password: "This is the password you have already. Choose another one.",
  otp_expired: "This code is wrong or has expired. Check it, or ask for a new one.",
  mfa_verification_failed: "This code is not right. Enter the one your app shows now.",
  mfa_challenge_expired: "That took too long. Enter the code your app shows now.",
  insufficient_aal: "Enter the code of your authenticator app first.",
  reauthentication_needed: "You signed in too long ago for this. Sign out, sign in and try again.",
  over_email_send_rate_limit: "Too many mails in a short time. Wait a few minutes and try again.",
  too_many_enrolled_mfa_factors: "This account has as many authenticator apps as it may have.",
};

const WEAKNESSES: Readonly<Record<string, string>> = {
  length: `This password is too short. Use at least ${String(PASSWORD_MIN)} characters.`,
  characters: "This password needs letters, digits and symbols.",
  pwned:
    "This password is in a list of leaked ones, which attackers try first. Choose another one.",
};

function weaknessOf({ code, reasons = [] }: AuthFailure): string | undefined {
  if (code !== "weak_password") return undefined;
  const known = reasons.flatMap((reason) => WEAKNESSES[reason] ?? []);
  return known.length > 0 ? known.join(" ") : undefined;
}

/** Maps an error of the auth service to a `DataError` with a sentence for users. */
export function authError(error: AuthFailure): DataError {
  const sentence = weaknessOf(error) ?? MESSAGES[error.code ?? ""];
  if (sentence !== undefined && error.status !== 429) {
    return new DataError("invalid", sentence, { status: error.status ?? null, cause: error });
  }
  return dataErrorFrom({
    status: error.status ?? null,
    code: error.code ?? "",
    message: sentence ?? error.message,
    details: "",
    isUserMessage: error.status === 429,
    cause: error,
  });
}

interface AuthResult {
  readonly data?: unknown;
  readonly error: AuthFailure | null;
}

/** Returns the data of an auth response; throws its error as a DataError. */
export function unwrap<A extends AuthResult>(result: A): Extract<A, { error: null }>["data"] {
  if (result.error !== null) throw authError(result.error);
  return result.data;
}
