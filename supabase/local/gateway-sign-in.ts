import { DEVICE_HEADER } from "#supabase/data/device-token.ts";
import type { Accounts } from "./accounts.ts";
import type { AuthRequest, Next } from "./auth-request.ts";
import { accountOf, textField, tooMany } from "./auth-request.ts";
import type { DeviceTokens } from "./device-token.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import { errorResponse } from "./error-response.ts";

export interface SignInLimits {
  readonly guesses: AttemptLimits;
  readonly devices: DeviceTokens;
  readonly accounts: Accounts;
}

/** Whether the request signs in with a password. */
export function isPasswordGuess({ request, path }: AuthRequest): boolean {
  const grants = new URL(request.url).searchParams.getAll("grant_type");
  return path === "/auth/v1/token" && request.method === "POST" && grants.includes("password");
}

/** At most five wrong passwords of an account within ten minutes; then every attempt, right or wrong,
 * is refused until the oldest is ten minutes old. A right one within the limit resets the count.
 * Response and timing do not reveal whether the account exists. */
export async function limitSignIn(
  authRequest: AuthRequest,
  { guesses, devices, accounts }: SignInLimits,
  next: Next,
): Promise<Response> {
  const account = accountOf(authRequest.fields);
  const device = devices.find(account, authRequest.request.headers.get(DEVICE_HEADER));
  const attempt = { account, socket: authRequest.socket, device };
  const waitMs = guesses.take(attempt);
  if (waitMs !== null) {
    return tooMany("over_request_rate_limit", "Too many failed sign-in attempts.", waitMs);
  }
  // Same lookup as Lite, which does not trim spaces.
  const known = await accounts.hasPassword(textField(authRequest.fields, "email").toLowerCase());
  const response = await next(authRequest.request);
  if (response.ok) {
    guesses.succeed(attempt);
    return device === null ? addDeviceTokenHeader(response, devices.issue(account)) : response;
  }
  if (response.status >= 500) {
    guesses.giveBack(attempt);
    return response;
  }
  const password = textField(authRequest.fields, "password");
  if (!known) await accounts.knowsPassword(null, password);
  if (account === "" || password === "") return response;
  return errorResponse(400, "invalid_credentials", "Invalid login credentials");
}

/** The response with the token in a header. */
export function addDeviceTokenHeader(response: Response, token: string): Response {
  const headers = new Headers(response.headers);
  headers.set(DEVICE_HEADER, token);
  return new Response(response.body, { status: response.status, headers });
}
