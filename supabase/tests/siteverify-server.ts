import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A status without JSON, a body as it stands, error codes, or no response at all. */
type Answer = number | "hang" | { readonly body: string } | { readonly errors: readonly string[] };

export interface Siteverify {
  readonly url: string;
  /** Bodies of the requests, in the order of their arrival. */
  readonly requests: Readonly<Record<string, string>>[];
  /** The answers to the next requests, instead of Cloudflare's own rules. */
  answer(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

/** The secret key that the stand-in knows. */
export const TURNSTILE_SECRET = "1x-secret-of-the-tests";

/**
 * Stand-in on loopback for Cloudflare's siteverify, which cannot be reached here, by its documentation: a token is valid
 * once, except for repeated requests with the same idempotency key. Tokens begin with "token".
 */
export async function startSiteverify(): Promise<Siteverify> {
  const requests: Readonly<Record<string, string>>[] = [];
  const answers: Answer[] = [];
  const used = new Map<string, string>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const fields = body as Readonly<Record<string, string>>;
      requests.push(fields);
      respond(response, answers.shift() ?? { errors: errorsOf(fields, used) });
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/turnstile/v0/siteverify`,
    requests,
    answer: (...next) => {
      answers.splice(0, Infinity, ...next);
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function errorsOf(fields: Readonly<Record<string, string>>, used: Map<string, string>): string[] {
  const { secret, response: token = "", idempotency_key: key = "" } = fields;
  if (secret !== TURNSTILE_SECRET) return ["invalid-input-secret"];
  if (!token.startsWith("token")) return ["invalid-input-response"];
  const former = used.get(token);
  if (former !== undefined && former !== key) return ["timeout-or-duplicate"];
  used.set(token, key);
  return [];
}

function respond(response: ServerResponse, answer: Answer) {
  if (answer === "hang") return;
  if (typeof answer === "number") {
    response.writeHead(answer, { location: "/elsewhere" }).end("<html>error</html>");
    return;
  }
  response.setHeader("content-type", "application/json");
  if ("body" in answer) response.end(answer.body);
  else {
    const { errors } = answer;
    response.end(JSON.stringify({ success: errors.length === 0, "error-codes": errors }));
  }
}
