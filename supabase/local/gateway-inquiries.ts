import { INQUIRY_FILES_MAX } from "#supabase/data/limits.ts";
import { handleInquiry } from "../functions/_shared/inquiries/send-inquiry.ts";
import type { TurnstileOptions } from "../functions/_shared/inquiries/verify-token.ts";
import type { Database } from "./database.ts";
import { errorResponse } from "./error-response.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { RateLimiter } from "./rate-limiter.ts";

type Next = (request: Request) => Promise<Response>;

export const SEND_INQUIRY = "/functions/v1/send-inquiry";

const INQUIRY_PATHS = ["/rest/v1/contact_submissions", SEND_INQUIRY];
const RESERVATION_PATH = "/rest/v1/rpc/reserve_inquiry_file";

const TEN_MINUTES = 10 * 60 * 1000;
/** Reserved paths per inquiry: one for each file, and one more for a file that was removed. */
const RESERVATIONS_PER_INQUIRY = INQUIRY_FILES_MAX + 1;

/** Passes a request on, or refuses it. */
type Limit = (request: Request, path: string, address: string, next: Next) => Promise<Response>;

/** The rate limits that the database applies by client address on hosted Supabase: Lite passes no
 * headers to the database (see idempotency-key.ts), so the gateway applies them by socket address. Only
 * accepted requests count. `max` is the number of inquiries within ten minutes; null for no limit. */
export function createInquiryLimit(max: number | null): Limit {
  if (max === null) return (request, _path, _address, next) => next(request);
  const inquiries = createRateLimiter(max, TEN_MINUTES);
  const reservations = createRateLimiter(max * RESERVATIONS_PER_INQUIRY, TEN_MINUTES);
  return async (request, path, address, next) => {
    if (request.method !== "POST") return next(request);
    if (INQUIRY_PATHS.includes(path)) {
      const message = "Too many messages in a short time. Please try again later or call us.";
      return limited(request, address, inquiries, message, next);
    }
    if (path !== RESERVATION_PATH) return next(request);
    const message =
      "Too many files in a short time. Please try again later, or send your message without files.";
    return limited(request, address, reservations, message, next);
  };
}

async function limited(
  request: Request,
  address: string,
  limiter: RateLimiter,
  message: string,
  next: Next,
): Promise<Response> {
  const waitMs = limiter.take(address);
  if (waitMs !== null) return errorResponse(429, "rate_limited", message, waitMs);
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
  return handleInquiry({ body, address: null }, { database, turnstile });
}
