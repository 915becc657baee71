import { fingerprint } from "../wake/fingerprint.ts";
import type { PageRead } from "../wake/page-data.ts";

export interface Recorder {
  readonly fetch: typeof fetch;
  /** What was asked for so far, once each. */
  reads(): readonly PageRead[];
}

/** What earlier pages of this build have asked for already, by address. */
export type KnownAnswers = Map<string, Promise<RecordedAnswer>>;

interface RecordedAnswer {
  readonly body: string;
  readonly status: number;
  readonly headers: Headers;
}

/** A fetch that notes what a page reads, so that its visitors can ask whether that has changed. */
export function createRecorder(
  backendUrl: string,
  known: KnownAnswers,
  ask: typeof fetch = fetch,
): Recorder {
  const reads = new Map<string, PageRead>();
  return {
    fetch: async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const pending = known.get(url) ?? answerOf(ask(input, init));
      known.set(url, pending);
      const { body, status, headers } = await pending;
      if (status < 300) {
        const range = headers.get("content-range") ?? "";
        const counted = /\/\d+$/.test(range);
        const print = fingerprint(counted ? body + range : body);
        reads.set(url, { path: url.slice(backendUrl.length), ...(counted && { counted }), print });
      }
      return new Response(body, { status, headers });
    },
    reads: () => [...reads.values()],
  };
}

async function answerOf(asked: Promise<Response>): Promise<RecordedAnswer> {
  const response = await asked;
  const headers = new Headers(response.headers);
  // The body is unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return { body: await response.text(), status: response.status, headers };
}
