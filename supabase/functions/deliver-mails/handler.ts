import type { Delivery } from "../_shared/mail/deliver.ts";

interface DeliveryHandlerOptions {
  /** Whether the request comes from the project's own scheduler; source: `private.is_mail_delivery_key`. */
  readonly isKey: (key: string) => Promise<boolean>;
  /** Delivers what is due; rejects if the outbox cannot be reached. */
  readonly deliver: () => Promise<Delivery>;
}

const BEARER = /^Bearer (\S+)$/;

/**
 * Handles the requests of `private.request_mail_delivery`: POST with the key as bearer token. Responds with the numbers
 * of mails, or with 401, 405, or 500 without details, which are logged.
 */
export function deliveryHandler({ isKey, deliver }: DeliveryHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return failure(405, "Use POST.");
    try {
      const key = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
      if (key === undefined || !(await isKey(key))) return failure(401, "Wrong key.");
      return Response.json(await deliver());
    } catch (error) {
      console.error("[deliver-mails]", error);
      return failure(500, "The mails wait in the outbox.");
    }
  };
}

function failure(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
