import { DEVICE_HEADER } from "#supabase/data/device-token.ts";
import type { Accounts } from "./accounts.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { AuthRequest, Next } from "./auth-request.ts";
import { accountOf, claimsOf, textField, tooMany } from "./auth-request.ts";
import type { SignInLimits } from "./gateway-sign-in.ts";
import { addDeviceTokenHeader } from "./gateway-sign-in.ts";
import { errorResponse } from "./error-response.ts";

interface CodeLimits extends SignInLimits {
  /** Wrong tries of one mailed code; the fifth deletes it. */
  readonly failedAttempts: RateLimiter;
}

/** Counter key for tries by hash: a wrong hash names no account. */
const ANY_ACCOUNT = "any account";

/** A mailed code has six digits. Every try counts for the account, for the socket and in total; five
 * wrong ones delete the code. A wrong hash cannot be assigned to a code, so five of them delete all. */
export async function limitCodes(
  authRequest: AuthRequest,
  { guesses, devices, accounts, failedAttempts }: CodeLimits,
  next: Next,
): Promise<Response> {
  if (authRequest.request.method !== "POST") {
    return errorResponse(405, "method_not_allowed", "A code is redeemed by POST.");
  }
  const byHash = textField(authRequest.fields, "token_hash") !== "";
  const account = byHash ? ANY_ACCOUNT : accountOf(authRequest.fields);
  const device = devices.find(account, authRequest.request.headers.get(DEVICE_HEADER));
  const attempt = { account, socket: authRequest.socket, device };
  const waitMs = guesses.take(attempt);
  if (waitMs !== null) {
    return tooMany("over_request_rate_limit", "Too many attempts with a code.", waitMs);
  }
  failedAttempts.take(account);
  const response = await next(authRequest.request);
  if (response.ok) {
    guesses.succeed(attempt);
    failedAttempts.forget(account);
    return begun(response, { accounts, devices });
  }
  if (response.status >= 500) {
    guesses.giveBack(attempt);
    failedAttempts.giveBack(account);
    return response;
  }
  if (failedAttempts.isFull(account)) {
    await accounts.eraseCodes(byHash ? null : account);
    failedAttempts.forget(account);
  }
  return response;
}

/** The session started without the password, so the password can be set without it
 * (gateway-password.ts). */
async function begun(
  response: Response,
  { accounts, devices }: { readonly accounts: Accounts; readonly devices: SignInLimits["devices"] },
): Promise<Response> {
  const body: unknown = await response.clone().json();
  const token: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "access_token") : null;
  const claims = typeof token === "string" ? claimsOf(token) : {};
  const { session_id: session, email } = claims;
  if (typeof session === "string") await accounts.markRecovery(session);
  return typeof email === "string"
    ? addDeviceTokenHeader(response, devices.issue(email))
    : response;
}
