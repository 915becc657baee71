import { errorResponse } from "./error-response.ts";
import { parseJsonObject } from "./json-object.ts";
import { refuseStorageOptions } from "./storage-options.ts";

/** Validates a request that would cause a server error in Lite 0.10.0; null for a valid one. Not reported
 * upstream: `?%00=eq.1`, `/rest/v1/%2F`, and a sign-in with `{"email": 7}`, end with status 500. */
export function validateRequest(
  request: Request,
  path: string,
  body: Uint8Array | null,
): Response | null {
  if (!METHODS.includes(request.method)) {
    return errorResponse(405, "method_not_allowed", `${request.method} means nothing here.`);
  }
  // PostgreSQL has no U+0000; in a column name it breaks the protocol.
  if (request.url.includes("%00")) return noSuchCharacter();
  if (ENCODED_SLASH.test(path)) return errorResponse(404, "not_found", "There is no such table.");
  const text = body === null || !isJson(request, path) ? "" : new TextDecoder().decode(body);
  if (text === "") return refuseStorageOptions(request, path, {});
  if (isTooDeep(text)) {
    return errorResponse(400, "bad_json", "The body of the request is nested too deeply.");
  }
  if (path.startsWith("/rest/v1/")) return null;
  // In rows U+0000 is dropped; a password or a name is refused instead of being changed.
  if (/(?<!\\)(\\\\)*\\u0000/.test(text)) return noSuchCharacter();
  const fields = parseJsonObject(text);
  if (fields === null)
    return errorResponse(400, "bad_json", "The body of the request is not a JSON object.");
  return refuseWrongTexts(fields) ?? refuseStorageOptions(request, path, fields);
}

/** Lite takes it for the end of the table's name, which is empty in `/rest/v1/%2F`. */
const ENCODED_SLASH = /^\/rest\/v1\/.*%2f/i;

const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

function noSuchCharacter(): Response {
  return errorResponse(400, "bad_request", "U+0000 is not a character here.");
}

function refuseWrongTexts(fields: object): Response | null {
  for (const name of TEXTS) {
    const value: unknown = Reflect.get(fields, name);
    if (value !== undefined && value !== null && typeof value !== "string") {
      return errorResponse(400, "validation_failed", `${name} must be a text.`);
    }
  }
  return null;
}

/** Fields of auth requests that Lite uses as texts without a check. */
const TEXTS = ["email", "phone", "password", "token", "token_hash", "refresh_token", "type"];

/** Lite parses the body of an auth request as JSON for any content type. */
function isJson(request: Request, path: string): boolean {
  const type = request.headers.get("content-type") ?? "";
  return path.startsWith("/auth/v1/") || /^application\/(vnd\.pgrst\.\w+\+)?json\b/i.test(type);
}

/** Maximum nesting depth of JSON: deeper than any of our rows, and far below a stack overflow. */
const MAX_DEPTH = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === "\\") at += 1;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
