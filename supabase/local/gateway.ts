import type { TurnstileOptions } from "../functions/_shared/inquiries/verify-token.ts";
import type { Accounts } from "./accounts.ts";
import { refuseWithoutKey } from "./api-key.ts";
import { readFields } from "./auth-request.ts";
import type { Next } from "./auth-request.ts";
import type { AllowedPages } from "./cors.ts";
import { preflight, refuseForeignPage, setCorsHeaders } from "./cors.ts";
import { createAuthLimit } from "./gateway-auth.ts";
import type { AuthLimits } from "./gateway-auth.ts";
import type { Database } from "./database.ts";
import { gatewayFiles } from "./gateway-files.ts";
import { edgeFunctions } from "./gateway-functions.ts";
import { createInquiryLimit } from "./gateway-inquiries.ts";
import { applyIdempotencyKey } from "./idempotency-key.ts";
import { validateRequest } from "./validate-request.ts";
import { errorResponse } from "./error-response.ts";
import type { Secrets } from "./secrets.ts";
import { correctStatus } from "./status-mapping.ts";
import { cleanBody, readBody, withBody } from "./request-body.ts";

export interface Limits extends AuthLimits {
  /** Inquiries from one socket address within ten minutes, which also limit their files; null for no limit. */
  readonly inquiries: number | null;
}

/** Attempts within ten minutes. */
export const DEFAULT_LIMITS: Limits = {
  guesses: { perAccount: 5, perSocket: 50, inAll: 200 },
  mails: { perAccount: 3, perSocket: 20, inAll: 60 },
  inquiries: 5,
};

interface GatewayOptions {
  readonly limits: Limits;
  readonly pages: AllowedPages;
  readonly secrets: Secrets;
  readonly accounts: Accounts;
  readonly database: Database;
  /** Absent where inquiries need no check. */
  readonly turnstile?: TurnstileOptions;
}

export type Handler = (request: Request, address: string) => Promise<Response>;

/** Public path prefixes. Lite 0.10.0 has more, which need no key. Not reported upstream: `GET /_system/config`
 * responds with the configuration although `options.server.admin` is false. */
const SERVICES = /^\/(auth|rest|storage)\/v1(\/|$)/;

/** The gateway between the socket and Lite: the checks and limits of hosted Supabase's own gateway,
 * and those that a backend needs because every page in any browser of this machine can reach it. */
export function createGateway(inner: Next, options: GatewayOptions): Handler {
  const { limits, pages, secrets, accounts, database, turnstile } = options;
  const limitAuth = createAuthLimit(limits, secrets, accounts);
  const functions = edgeFunctions(database, turnstile);
  const limitInquiries = createInquiryLimit(limits.inquiries);

  async function forward(request: Request, path: string, address: string): Promise<Response> {
    const edgeFunction = functions.get(path);
    if (edgeFunction === undefined && !SERVICES.test(path))
      return errorResponse(404, "not_found", "There is nothing here.");
    const body = await readBody(request);
    if (body === "too-large") return errorResponse(413, "too_large", "The request is too large.");
    const malformed = validateRequest(request, path, body);
    if (malformed !== null) return malformed;
    if (edgeFunction !== undefined) {
      const call = () => edgeFunction(request, body, address);
      return limitInquiries(request, path, address, call);
    }
    const whole = withBody(request, applyIdempotencyKey(request, path, cleanBody(path, body)));
    if (path.startsWith("/auth/")) {
      const fields = await readFields(whole);
      return limitAuth({ request: whole, path, fields, socket: address }, inner);
    }
    if (path.startsWith("/storage/")) return gatewayFiles(whole, path, accounts, inner);
    return limitInquiries(whole, path, address, inner);
  }

  return async (request, address) => {
    const path = decodedPath(request);
    if (path === null) {
      return withSecurityHeaders(
        errorResponse(400, "bad_request", "The address of the request is not valid."),
      );
    }
    const foreign = refuseForeignPage(request, path, pages);
    if (foreign !== null) return withSecurityHeaders(foreign, path);
    const response =
      preflight(request) ??
      refuseWithoutKey(request, path, secrets) ??
      (await correctStatus(await forward(request, path, address)));
    return withSecurityHeaders(response, path, request.headers.get("origin"));
  };
}

function decodedPath(request: Request): string | null {
  try {
    return decodeURI(new URL(request.url).pathname);
  } catch {
    return null;
  }
}

/** Response headers: files have a fixed content type and execute nothing; only the requesting page can
 * read responses. */
function withSecurityHeaders(
  response: Response,
  path = "",
  origin: string | null = null,
): Response {
  const headers = new Headers(response.headers);
  headers.set("x-content-type-options", "nosniff");
  setCorsHeaders(headers, origin);
  if (path.startsWith("/storage/v1/object/")) {
    headers.set("content-security-policy", "default-src 'none'; sandbox");
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
