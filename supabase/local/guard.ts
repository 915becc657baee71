import { createAttemptLimiter } from "./attempt-limiter.ts";
import { letPagesRead, preflight } from "./cors.ts";
import { limitInquiries } from "./guard-inquiries.ts";
import { limitSignIn } from "./guard-sign-in.ts";
import { refuseMalformed } from "./malformed.ts";
import { refusal } from "./refusal.ts";
import { correctStatus } from "./server-errors.ts";
import { cleanBody, readBody, withBody } from "./request-body.ts";

export interface Limits {
  /** Wrong sign-ins of one account within ten minutes. */
  readonly wrongSignIns: number;
  /** Inquiries from one socket address within ten minutes; null for no limit. */
  readonly inquiries: number | null;
}

export const DEFAULT_LIMITS: Limits = { wrongSignIns: 5, inquiries: 5 };

export type Handler = (request: Request, address: string) => Promise<Response>;

const TEN_MINUTES = 10 * 60 * 1000;

/** What stands between the socket and Lite: the limits that hosted Supabase has in its own gateway. */
export function guard(inner: (request: Request) => Promise<Response>, limits: Limits): Handler {
  const signIns = createAttemptLimiter(limits.wrongSignIns, TEN_MINUTES);
  const inquiries =
    limits.inquiries === null ? null : createAttemptLimiter(limits.inquiries, TEN_MINUTES);

  return async (request, address) => {
    const permission = preflight(request);
    if (permission !== null) return permission;
    const path = decodedPath(request);
    if (path === null)
      return refusal(400, "bad_request", "The address of the request is not valid.");
    if (/^\/_system(\/|$)/.test(path)) return refusal(404, "not_found", "There is nothing here.");

    // As hosted Supabase answers where authenticator apps are switched off; Lite has no such thing at all.
    if (/^\/auth\/v1\/factors(\/|$)/.test(path)) {
      return refusal(
        422,
        "mfa_totp_enroll_not_enabled",
        "Authenticator apps are not offered here.",
      );
    }

    const body = await readBody(request);
    if (body === "too-large") return refusal(413, "too_large", "The request is too large.");
    const malformed = refuseMalformed(request, path, body);
    if (malformed !== null) return malformed;
    const whole = withBody(request, cleanBody(path, body));
    const answer = await limitSignIn(whole, path, signIns, (allowed) =>
      limitInquiries(allowed, path, address, inquiries, inner),
    );
    return harden(await correctStatus(answer), path);
  };
}

function decodedPath(request: Request): string | null {
  try {
    return decodeURI(new URL(request.url).pathname);
  } catch {
    return null;
  }
}

/** Uploaded files are shown as what they are and run nothing. */
function harden(answer: Response, path: string): Response {
  const headers = new Headers(answer.headers);
  headers.set("x-content-type-options", "nosniff");
  letPagesRead(headers);
  if (path.startsWith("/storage/v1/object/")) {
    headers.set("content-security-policy", "default-src 'none'; sandbox");
  }
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  });
}
