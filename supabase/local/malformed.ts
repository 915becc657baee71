import { refusal } from "./refusal.ts";

/** What Lite would answer with a fault of its own, or worse; null for a request that is well formed. */
export function refuseMalformed(
  request: Request,
  path: string,
  body: Uint8Array | null,
): Response | null {
  // PostgreSQL knows no U+0000; in the name of a column it even breaks the protocol.
  if (request.url.includes("%00"))
    return refusal(400, "bad_request", "U+0000 is not a character here.");
  // Lite's sign-in by mailed code makes users for unknown e-mails, though signing up is switched off.
  if (path === "/auth/v1/otp") {
    return refusal(422, "otp_disabled", "Sign in with e-mail and password.");
  }
  if (path.startsWith("/rest/v1/") || body === null || body.byteLength === 0 || !isJson(request)) {
    return null;
  }
  const fields = readObject(body);
  if (fields === null)
    return refusal(400, "bad_json", "The body of the request is not a JSON object.");
  for (const name of TEXTS) {
    const value: unknown = Reflect.get(fields, name);
    if (value !== undefined && value !== null && typeof value !== "string") {
      return refusal(400, "validation_failed", `${name} must be a text.`);
    }
  }
  return null;
}

/** Fields of sign-in requests that Lite takes for texts without looking. */
const TEXTS = ["email", "phone", "password", "token", "token_hash", "refresh_token", "type"];

function isJson(request: Request): boolean {
  return (request.headers.get("content-type") ?? "").startsWith("application/json");
}

function readObject(body: Uint8Array): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
