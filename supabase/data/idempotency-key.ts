/** Header with the id of the row to create. The body's columns are a requirement (NB18, CP10) and have no id, so the
 * id goes into a header; the trigger `take_idempotency_key` reads it. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

interface Create {
  setHeader(name: string, value: string): unknown;
}

/** Makes a create repeatable under the same `id`: the second request fails on the primary key instead
 * of storing a second row, even while the first is in progress. Without an id the server generates
 * one. */
export function withIdempotencyKey<R extends Create>(request: R, id: string | undefined): R {
  if (id !== undefined) request.setHeader(IDEMPOTENCY_HEADER, id);
  return request;
}
