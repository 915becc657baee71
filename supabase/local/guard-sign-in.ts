import type { AttemptLimiter } from "./attempt-limiter.ts";
import { refusal } from "./refusal.ts";

type Next = (request: Request) => Promise<Response>;

/** A password or a mailed code can be guessed; so many wrong guesses for one account and no more, right
 * ones included, until the oldest is ten minutes old. A right guess within the limit clears the slate. */
export async function limitSignIn(
  request: Request,
  path: string,
  limiter: AttemptLimiter,
  next: Next,
): Promise<Response> {
  if (!isGuess(request, path)) return next(request);
  const account = await accountOf(request);
  if (account === null) return next(request);

  const waitMs = limiter.take(account);
  if (waitMs !== null) {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
    return refusal(
      429,
      "over_request_rate_limit",
      `Too many failed sign-in attempts. Please try again in ${String(minutes)} ${minutes === 1 ? "minute" : "minutes"}.`,
      waitMs,
    );
  }
  const answer = await next(request);
  if (answer.ok) limiter.forget(account);
  else if (answer.status >= 500) limiter.giveBack(account);
  return answer;
}

function isGuess(request: Request, path: string): boolean {
  if (request.method !== "POST") return false;
  if (path === "/auth/v1/verify") return true;
  const grants = new URL(request.url).searchParams.getAll("grant_type");
  return path === "/auth/v1/token" && grants.includes("password");
}

async function accountOf(request: Request): Promise<string | null> {
  try {
    const body: unknown = await request.clone().json();
    if (typeof body !== "object" || body === null) return null;
    const account: unknown = Reflect.get(body, "email") ?? Reflect.get(body, "phone");
    return typeof account === "string" ? account.trim().toLowerCase() : null;
  } catch {
    return null;
  }
}
