import { errorResponse } from "./error-response.ts";

/** A request to the sign-in service on its way through the gateway. */
export interface AuthRequest {
  readonly request: Request;
  /** Decoded. */
  readonly path: string;
  /** The fields of its body; {} without a JSON object. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Address of the socket. */
  readonly socket: string;
}

/** Passes the request on to Lite, or to the next step of the gateway. */
export type Next = (request: Request) => Promise<Response>;

/** The fields of a JSON body. */
export async function readFields(request: Request): Promise<AuthRequest["fields"]> {
  try {
    const value: unknown = await request.clone().json();
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {}; // Lite refuses what is not JSON.
  }
}

/** A text field, '' when it is missing or something else. */
export function textField(fields: AuthRequest["fields"], name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** The account that a request names: Lite looks e-mails up in lower case. */
export function accountOf(fields: AuthRequest["fields"]): string {
  const named = textField(fields, "email") || textField(fields, "phone");
  return named.trim().toLowerCase();
}

/** "… Please try again in 3 minutes.", with the header that says the same in seconds. */
export function tooMany(code: string, sentence: string, waitMs: number): Response {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const unit = minutes === 1 ? "minute" : "minutes";
  const message = `${sentence} Please try again in ${String(minutes)} ${unit}.`;
  return errorResponse(429, code, message, waitMs);
}

/** Claims of the caller's token. Not verified: ask only after Lite has accepted the token. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
    );
    return typeof claims === "object" && claims !== null ? { ...claims } : {};
  } catch {
    return {}; // No JWT: it has no claims.
  }
}
