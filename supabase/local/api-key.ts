import { createHash, timingSafeEqual } from "node:crypto";
import { errorResponse } from "./error-response.ts";
import type { Secrets } from "./secrets.ts";

/** Files are readable by address: image tags send no key. */
const KEYLESS = /^\/storage\/v1\/object\/(public|sign)\//;

/** Refuses a request without one of the installation's keys, as the gateway of hosted Supabase does;
 * null for requests with one. */
export function refuseWithoutKey(
  request: Request,
  path: string,
  keys: Pick<Secrets, "publishableKey" | "secretKey">,
): Response | null {
  const reads = request.method === "GET" || request.method === "HEAD";
  if (reads && KEYLESS.test(path)) return null;
  const given =
    request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey") ?? "";
  const known = [keys.publishableKey, keys.secretKey].some((key) => isEqual(given, key));
  return known ? null : errorResponse(401, "no_api_key", "No valid API key found in the request.");
}

function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
