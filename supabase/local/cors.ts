import { DEVICE_HEADER } from "#supabase/data/device-token.ts";
import { IDEMPOTENCY_HEADER } from "#supabase/data/idempotency-key.ts";
import { errorResponse } from "./error-response.ts";

/** Origins of pages that may use the backend. `loopback` (tests only, whose servers use free ports)
 * allows every page of this machine. */
export type AllowedPages = readonly string[] | "loopback";

/** The desktop app's origin, as in desktop/main/bundle-path.ts. */
export const DESKTOP_ORIGIN = "studio://dashboard";

/** The port of `npm run preview` (Vite's own). */
export const PREVIEW_PORT = 4173;

/** Origins of the site under `npm start` and `npm run preview`, and of the desktop app. */
export const DEFAULT_PAGES: readonly string[] = [
  ...loopbackOrigins(5173, PREVIEW_PORT),
  DESKTOP_ORIGIN,
];

/** Both host names of a local server in a browser. */
export function loopbackOrigins(...ports: readonly number[]): string[] {
  return ports.flatMap((port) => [
    `http://127.0.0.1:${String(port)}`,
    `http://localhost:${String(port)}`,
  ]);
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
const PUBLIC_FILE = /^\/storage\/v1\/object\/(public|sign)\//;

/** Refuses requests that a page of another origin may have sent; null for every other request. A
 * foreign Host header means that a foreign host name resolves to this machine (DNS rebinding).
 * Browsers send Origin with every request except plain GETs of tags and links, which have
 * Sec-Fetch-Site; of those only files are allowed, so that pages can display them. */
export function refuseForeignPage(
  request: Request,
  path: string,
  pages: AllowedPages,
): Response | null {
  if (!isLoopback(`http://${request.headers.get("host") ?? ""}`)) return foreign();
  const origin = request.headers.get("origin");
  if (origin !== null) return isAllowed(origin, pages) ? null : foreign();
  const site = request.headers.get("sec-fetch-site") ?? "none";
  if (site === "none" || site === "same-origin" || PUBLIC_FILE.test(path)) return null;
  return foreign();
}

function foreign(): Response {
  return errorResponse(
    403,
    "foreign_origin",
    "Only the studio's own pages may talk to this backend.",
  );
}

function isAllowed(origin: string, pages: AllowedPages): boolean {
  if (pages !== "loopback") return pages.includes(origin);
  return origin === DESKTOP_ORIGIN || isLoopback(origin);
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.includes(new URL(address).hostname);
}

const PREFLIGHT = {
  "access-control-allow-methods": "GET,HEAD,POST,PATCH,PUT,DELETE,OPTIONS",
  "access-control-allow-headers": `authorization,apikey,content-type,x-client-info,x-supabase-api-version,accept,accept-profile,content-profile,prefer,range,range-unit,x-upsert,cache-control,x-retry-count,${IDEMPOTENCY_HEADER},${DEVICE_HEADER}`,
  "access-control-max-age": "3600",
} as const;

/** Lite 0.10.0 responds to preflight requests of auth without Access-Control-Allow-Headers, so browsers do
 * not send `apikey`. Not reported upstream: `OPTIONS /auth/v1/token` with
 * `Access-Control-Request-Headers: apikey`. */
export function preflight(request: Request): Response | null {
  const isPreflight =
    request.method === "OPTIONS" && request.headers.has("access-control-request-method");
  return isPreflight ? new Response(null, { status: 204, headers: PREFLIGHT }) : null;
}

const CORS_HEADERS = [
  "access-control-allow-origin",
  "access-control-allow-credentials",
  "access-control-expose-headers",
];

/** Allows only the requesting page to read the response; overrides the headers of Lite. */
export function setCorsHeaders(headers: Headers, origin: string | null): void {
  for (const name of CORS_HEADERS) headers.delete(name);
  headers.append("vary", "Origin");
  if (origin === null) return;
  headers.set("access-control-allow-origin", origin);
  headers.set(
    "access-control-expose-headers",
    `content-range,content-location,content-profile,range-unit,preference-applied,retry-after,x-supabase-api-version,${DEVICE_HEADER}`,
  );
}
