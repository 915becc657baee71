import type { RateLimiter } from "./rate-limiter.ts";
import { errorResponse } from "./error-response.ts";

type Next = (request: Request) => Promise<Response>;

/** The rate limit that the database applies by client address on hosted Supabase: Lite passes no
 * headers to the database (see idempotency-key.ts), so the gateway applies it by socket address. Only
 * accepted inquiries count. */
export async function limitInquiries(
  request: Request,
  path: string,
  address: string,
  limiter: RateLimiter | null,
  next: Next,
): Promise<Response> {
  if (limiter === null || request.method !== "POST" || path !== "/rest/v1/contact_submissions") {
    return next(request);
  }
  const waitMs = limiter.take(address);
  if (waitMs !== null) {
    return errorResponse(
      429,
      "rate_limited",
      "Too many messages in a short time. Please try again later or call us.",
      waitMs,
    );
  }
  const response = await next(request);
  if (!response.ok) limiter.giveBack(address);
  return response;
}
