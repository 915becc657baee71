import { contentHash } from "../hydration/content-hash.ts";
import type { RecordedRequest } from "../hydration/page-data.ts";

interface RequestRecorder {
  readonly fetch: typeof fetch;
  /** The recorded requests, one per URL. */
  requests(): readonly RecordedRequest[];
}

/** Responses that earlier pages of this build have requested, by URL. */
export type ResponseCache = Map<string, Promise<RecordedBody>>;

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
  cache: ResponseCache,
  fetchFromBackend: typeof fetch = fetch,
): RequestRecorder {
  const requests = new Map<string, RecordedRequest>();
  return {
    fetch: async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const pending = cache.get(url) ?? readResponse(fetchFromBackend(input, init));
      cache.set(url, pending);
      const { body, status, headers } = await pending;
      if (status < 300) {
        const range = headers.get("content-range") ?? "";
        const counted = /\/\d+$/.test(range);
        const hash = contentHash(counted ? body + range : body);
        requests.set(url, {
          path: url.slice(backendUrl.length),
          ...(counted && { counted }),
          hash,
        });
      }
      return new Response(body, { status, headers });
    },
    requests: () => [...requests.values()],
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
