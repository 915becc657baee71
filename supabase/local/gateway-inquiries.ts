import { sendInquiry } from "../functions/_shared/inquiries/send-inquiry.ts";
import type { TurnstileOptions } from "../functions/_shared/inquiries/verify-token.ts";
import type { Database } from "./database.ts";
import { errorResponse } from "./error-response.ts";
import type { RateLimiter } from "./rate-limiter.ts";

type Next = (request: Request) => Promise<Response>;

export const SEND_INQUIRY = "/functions/v1/send-inquiry";

const INQUIRY_PATHS = ["/rest/v1/contact_submissions", SEND_INQUIRY];

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
  if (limiter === null || request.method !== "POST" || !INQUIRY_PATHS.includes(path)) {
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

/** The edge function send-inquiry of hosted projects, by the same code. Without the visitor's address: it is that of
 * this machine, which Cloudflare does not know, and the gateway limits by it. */
export function gatewayInquiries(
  body: unknown,
  database: Database,
  turnstile: TurnstileOptions,
): Promise<Response> {
  return sendInquiry({ body, address: null }, { database, turnstile });
}
