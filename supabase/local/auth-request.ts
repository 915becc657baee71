import { errorResponse } from "./error-response.ts";
import { parseJsonObject } from "./json-object.ts";

/** A request to the auth service in the gateway. */
export interface AuthRequest {
  readonly request: Request;
  /** Decoded. */
  readonly path: string;
  /** The fields of its body; {} without a JSON object. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Remote address of the socket. */
  readonly socket: string;
}

/** Passes the request to the next step of the gateway, or to Lite. */
export type Next = (request: Request) => Promise<Response>;

/** The fields of a JSON body. */
export async function readFields(request: Request): Promise<AuthRequest["fields"]> {
  // Lite refuses what is not JSON.
  return parseJsonObject(await request.clone().text()) ?? {};
}

/** A text field; '' when it is missing or not a text. */
export function textField(fields: AuthRequest["fields"], name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** The account named by a request: Lite looks e-mail addresses up in lower case. */
export function accountOf(fields: AuthRequest["fields"]): string {
  const named = textField(fields, "email") || textField(fields, "phone");
  return named.trim().toLowerCase();
}

/** "… Please try again in 3 minutes.", with the same time in seconds in the Retry-After header. */
export function tooMany(code: string, sentence: string, waitMs: number): Response {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const unit = minutes === 1 ? "minute" : "minutes";
  const message = `${sentence} Please try again in ${String(minutes)} ${unit}.`;
  return errorResponse(429, code, message, waitMs);
}

/** Claims of the caller's token. Not verified: use only after Lite has accepted the token. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return parseJsonObject(claims) ?? {}; // Text that is not a JWT has no claims.
}
