import type { RateLimiter } from "./rate-limiter.ts";
import type { AuthRequest, Next } from "./auth-request.ts";
import { accountOf, tooMany } from "./auth-request.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import { errorResponse } from "./error-response.ts";

interface MailLimits {
  readonly mails: AttemptLimits;
  readonly failedAttempts: RateLimiter;
}

/** Requests that send a mail; the dashboard uses only the first. Lite 0.10.0 responds differently to the
 * others for known and unknown addresses, or creates users although sign-up is disabled. Not reported
 * upstream: `POST /auth/v1/otp` with an unknown address and `enable_signup = false` adds a user. */
const RECOVER = "/auth/v1/recover";
const NOT_OFFERED = ["/auth/v1/otp", "/auth/v1/magiclink", "/auth/v1/resend"];

/** Whether the request makes the auth service mail a code. */
export function mailsCode({ path }: AuthRequest): boolean {
  return path === RECOVER || NOT_OFFERED.includes(path);
}

/** Milliseconds. A known address takes longer, because a code is stored and mailed; the response is
 * delayed to a multiple of this, which hides the difference. */
const STEP_MS = 250;

/** Limits mails by address, by socket and in total. Response and timing do not reveal whether an
 * account exists. */
export async function limitMails(
  authRequest: AuthRequest,
  { mails, failedAttempts }: MailLimits,
  next: Next,
): Promise<Response> {
  if (authRequest.path !== RECOVER) {
    return errorResponse(422, "otp_disabled", "Sign in with e-mail and password.");
  }
  const account = accountOf(authRequest.fields);
  const waitMs = mails.take({ account, socket: authRequest.socket, device: null });
  if (waitMs !== null) {
    return tooMany("over_email_send_rate_limit", "Too many mails in a short time.", waitMs);
  }
  const began = performance.now();
  const response = await next(authRequest.request);
  if (response.ok) failedAttempts.forget(account);
  const elapsed = performance.now() - began;
  await pause(STEP_MS - (elapsed % STEP_MS));
  return response;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
