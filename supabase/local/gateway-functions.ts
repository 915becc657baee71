import type { TurnstileOptions } from "../functions/_shared/inquiries/verify-token.ts";
import type { Database } from "./database.ts";
import { errorResponse } from "./error-response.ts";
import { gatewayInquiries, SEND_INQUIRY } from "./gateway-inquiries.ts";
import { ACCEPT_INVITATION, gatewayInvitations } from "./gateway-invitations.ts";

type EdgeFunction = (
  request: Request,
  body: Uint8Array | null,
  socket: string,
) => Promise<Response>;
type Handle = (body: unknown, socket: string) => Promise<Response>;

/** The edge functions of hosted projects that browsers call, by path; `turnstile` is undefined without a secret key. */
export function edgeFunctions(
  database: Database,
  turnstile: TurnstileOptions | undefined,
): ReadonlyMap<string, EdgeFunction> {
  const functions = new Map([
    [ACCEPT_INVITATION, withJson((body, socket) => gatewayInvitations(body, socket, database))],
  ]);
  if (turnstile !== undefined) {
    functions.set(
      SEND_INQUIRY,
      withJson((body) => gatewayInquiries(body, database, turnstile)),
    );
  }
  return functions;
}

function withJson(handle: Handle): EdgeFunction {
  return async (request, bytes, socket) => {
    if (request.method !== "POST") return errorResponse(405, "method_not_allowed", "Use POST.");
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    } catch {
      return errorResponse(400, "bad_json", "The body of the request is not JSON.");
    }
    return handle(body, socket);
  };
}
