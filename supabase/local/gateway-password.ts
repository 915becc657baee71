import { passwordProblem } from "#supabase/data/password-rules.ts";
import type { Accounts } from "./accounts.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { AuthRequest, Next } from "./auth-request.ts";
import { claimsOf, textField, tooMany } from "./auth-request.ts";
import { errorResponse } from "./error-response.ts";

interface PasswordLimits {
  readonly accounts: Accounts;
  /** Wrong current passwords of one session. */
  readonly wrongCurrentPassword: RateLimiter;
}

/** Whether the request changes the password of the signed-in user. */
export function changesPassword({ request, path, fields }: AuthRequest): boolean {
  return path === "/auth/v1/user" && request.method === "PUT" && fields["password"] !== undefined;
}

/** Like hosted Supabase with `require_current_password`: requires the current password, unless the
 * session started with a mailed code. The change ends the other sessions. */
export async function limitPasswordChange(
  authRequest: AuthRequest,
  { accounts, wrongCurrentPassword }: PasswordLimits,
  next: Next,
): Promise<Response> {
  const { request, fields } = authRequest;
  const url = new URL(request.url);
  const session = await next(new Request(url, { headers: readHeaders(request.headers) }));
  if (!session.ok) return session;
  const bearer = (request.headers.get("authorization") ?? "").replace(/^bearer\s+/i, "");
  const { sub, session_id: id } = claimsOf(bearer);
  if (typeof sub !== "string" || typeof id !== "string") {
    return errorResponse(403, "session_not_found", "Sign in again to continue.");
  }
  const problem = await passwordProblem(textField(fields, "password"));
  if (problem !== null) return errorResponse(422, "weak_password", problem);
  if (!(await accounts.isRecovery(id))) {
    const refused = await refuseWrongPresent(textField(fields, "current_password"), sub, id, {
      accounts,
      wrongCurrentPassword,
    });
    if (refused !== null) return refused;
  }
  const response = await next(request);
  if (response.ok) await accounts.endOtherSessions(sub, id);
  return response;
}

async function refuseWrongPresent(
  present: string,
  userId: string,
  session: string,
  { accounts, wrongCurrentPassword }: PasswordLimits,
): Promise<Response | null> {
  if (present === "") {
    return errorResponse(400, "current_password_required", "Enter your current password as well.");
  }
  const waitMs = wrongCurrentPassword.take(session);
  if (waitMs !== null) {
    return tooMany("over_request_rate_limit", "Too many wrong passwords.", waitMs);
  }
  if (!(await accounts.knowsPassword(userId, present))) {
    return errorResponse(400, "current_password_invalid", "This is not your current password.");
  }
  wrongCurrentPassword.forget(session);
  return null;
}

/** Headers for a request of the same caller, without those that describe the body. */
function readHeaders(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete("content-length");
  copy.delete("content-type");
  return copy;
}
