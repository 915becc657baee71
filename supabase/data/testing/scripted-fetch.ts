import { createPublicClient } from "../public-client.ts";
import { createStaffClient } from "../staff-client.ts";

interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A response, or the error that fetch itself rejects with. */
export type Scripted = Response | Error;

export const scriptedResponse = (
  status: number,
  body: unknown = [],
  headers: Record<string, string> = {},
) => new Response(body === null ? null : JSON.stringify(body), { status, headers });

/** A page of rows as PostgREST sends it, with the total in Content-Range. */
export const pageOf = (rows: readonly unknown[], total: number) =>
  scriptedResponse(200, rows, { "Content-Range": `0-${String(rows.length - 1)}/${String(total)}` });

/** Clients whose requests are recorded and get scripted responses: for assertions on requests and for
 * failures that a real backend does not produce on demand. */
export function scriptedBackend(...script: Scripted[]) {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    sent.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : init?.body,
    });
    if (request.signal.aborted) return Promise.reject(request.signal.reason as Error);
    const next = script.shift() ?? new Error("The script has no further response.");
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const config = { url: "http://backend.test", publishableKey: "sb_publishable_test", fetch };
  return {
    sent,
    visitor: createPublicClient(config),
    staff: createStaffClient({ ...config, storage: emptyStorage() }),
  };
}

function emptyStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
