import { contentHash } from "../hydration/content-hash.ts";
import type { RecordedRequest } from "../hydration/page-data.ts";

export interface RequestRecorder {
  readonly fetch: typeof fetch;
  /** The recorded requests, one per URL. */
  reads(): readonly RecordedRequest[];
}

/** Responses that earlier pages of this build have requested, by URL. */
export type KnownAnswers = Map<string, Promise<RecordedBody>>;

interface RecordedBody {
  readonly body: string;
  readonly status: number;
  readonly headers: Headers;
}

/**
 * A `fetch` that records a page's requests with hashes of their responses, so that the loader can check
 * whether they have changed.
 */
export function createRecorder(
  backendUrl: string,
  known: KnownAnswers,
  ask: typeof fetch = fetch,
): RequestRecorder {
  const reads = new Map<string, RecordedRequest>();
  return {
    fetch: async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const pending = known.get(url) ?? readResponse(ask(input, init));
      known.set(url, pending);
      const { body, status, headers } = await pending;
      if (status < 300) {
        const range = headers.get("content-range") ?? "";
        const counted = /\/\d+$/.test(range);
        const print = contentHash(counted ? body + range : body);
        reads.set(url, { path: url.slice(backendUrl.length), ...(counted && { counted }), print });
      }
      return new Response(body, { status, headers });
    },
    reads: () => [...reads.values()],
  };
}

async function readResponse(request: Promise<Response>): Promise<RecordedBody> {
  const response = await request;
  const headers = new Headers(response.headers);
  // `fetch` has decompressed the body.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return { body: await response.text(), status: response.status, headers };
}
