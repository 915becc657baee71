import type { Accounts } from "./accounts.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { AuthRequest, Next } from "./auth-request.ts";
import { createDeviceTokens } from "./device-token.ts";
import { limitCodes } from "./gateway-codes.ts";
import { limitMails, mailsCode } from "./gateway-mail.ts";
import { changesPassword, limitPasswordChange } from "./gateway-password.ts";
import { isPasswordGuess, limitSignIn } from "./gateway-sign-in.ts";
import { createAttemptLimits } from "./attempt-limits.ts";
import type { Allowance } from "./attempt-limits.ts";
import { errorResponse } from "./error-response.ts";
import type { Secrets } from "./secrets.ts";

export interface AuthLimits {
  /** Wrong passwords, and wrong mailed codes, within ten minutes. */
  readonly guesses: Allowance;
  /** Mails within ten minutes. */
  readonly mails: Allowance;
}

const TEN_MINUTES = 10 * 60 * 1000;
/** The validity of a mailed code (auth.email.otp_expiry). */
const CODE_VALID_MS = 60 * 60 * 1000;

/** Allowed paths: those of the dashboard and of the health check. All other paths of the auth service
 * are refused. */
const OFFERED = [
  "/auth/v1/token",
  "/auth/v1/verify",
  "/auth/v1/recover",
  "/auth/v1/user",
  "/auth/v1/logout",
  "/auth/v1/signup",
  "/auth/v1/settings",
  "/auth/v1/health",
  "/auth/v1/.well-known/jwks.json",
];

/** Limits attempts to sign in, codes, mails and changes of a password, refuses the paths that are not in `OFFERED`, and
 * forwards the rest to the auth service. */
export function createAuthLimit(limits: AuthLimits, secrets: Secrets, accounts: Accounts) {
  const guesses = createAttemptLimits(limits.guesses);
  const codeGuesses = createAttemptLimits(limits.guesses);
  const mails = createAttemptLimits(limits.mails);
  const failedAttempts = createRateLimiter(limits.guesses.perAccount, CODE_VALID_MS);
  const wrongCurrentPassword = createRateLimiter(limits.guesses.perAccount, TEN_MINUTES);
  const devices = createDeviceTokens(secrets.jwtSecret);

  return (authRequest: AuthRequest, next: Next): Promise<Response> => {
    if (isPasswordGuess(authRequest))
      return limitSignIn(authRequest, { guesses, devices, accounts }, next);
    if (authRequest.path === "/auth/v1/verify") {
      return limitCodes(
        authRequest,
        { guesses: codeGuesses, devices, accounts, failedAttempts },
        next,
      );
    }
    if (mailsCode(authRequest)) return limitMails(authRequest, { mails, failedAttempts }, next);
    if (changesPassword(authRequest)) {
      return limitPasswordChange(authRequest, { accounts, wrongCurrentPassword }, next);
    }
    return refuseNotOffered(authRequest) ?? next(authRequest.request);
  };
}

function refuseNotOffered({ path, fields }: AuthRequest): Promise<Response> | null {
  // Same response as hosted Supabase with authenticator apps disabled; the LIMITATIONS.md of Lite 0.10.0 lists
  // them as planned.
  if (/^\/auth\/v1\/factors(\/|$)/.test(path)) {
    return resolved(
      errorResponse(422, "mfa_totp_enroll_not_enabled", "Authenticator apps are not offered here."),
    );
  }
  if (!OFFERED.includes(path))
    return resolved(errorResponse(404, "not_found", "There is nothing here."));
  if (path === "/auth/v1/user" && fields["email"] !== undefined) {
    return resolved(
      errorResponse(
        422,
        "email_change_disabled",
        "Ask an owner to invite the new address instead.",
      ),
    );
  }
  return null;
}

function resolved(response: Response): Promise<Response> {
  return Promise.resolve(response);
}
