import type { CachedResponse } from "./page-data.ts";

/**
 * A `fetch` that serves each given response once, by its URL, and sends every other request to the network.
 */
export function fetchFromResponses(responses: readonly CachedResponse[]): typeof fetch {
  const unused = new Map(responses.map((response) => [response.url, response]));
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = unused.get(url);
    if (response === undefined) return globalThis.fetch(input, init);
    unused.delete(url);
    const headers = { "Content-Type": "application/json", "Content-Range": response.contentRange };
    return new Response(response.text, { headers });
  };
}
