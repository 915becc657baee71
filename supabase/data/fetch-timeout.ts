import { progressFetch } from "./upload-progress.ts";

/** Time limit of a request in milliseconds, body included. */
export const REQUEST_LIMIT_MS = 30_000;
/** Bytes per extra second of an upload, so that 10 MB pass at half a megabit per second. */
const UPLOAD_BYTES_PER_SECOND = 64 * 1024;

/** A fetch with a time limit: rejects with a `TimeoutError` after the limit, or with the reason of the
 * caller's signal. Reads the global fetch at every call, so that tests can replace it. */
export function fetchTimeout(inner?: typeof fetch): typeof fetch {
  return (input, init) => {
    const run = inner ?? progressFetch;
    const controller = new AbortController();
    follow(AbortSignal.timeout(limitFor(init?.body)), controller);
    if (init?.signal) follow(init.signal, controller);
    return run(input, { ...init, signal: controller.signal });
  };
}

/** Timeout of a request in milliseconds; it grows with the bytes of an upload. */
export function limitFor(body: BodyInit | null | undefined): number {
  if (!(body instanceof ArrayBuffer) && !ArrayBuffer.isView(body)) return REQUEST_LIMIT_MS;
  return REQUEST_LIMIT_MS + Math.ceil(body.byteLength / UPLOAD_BYTES_PER_SECOND) * 1000;
}

/** Replaces AbortSignal.any, which is missing before Safari 17.4. */
function follow(signal: AbortSignal, controller: AbortController) {
  if (signal.aborted) controller.abort(signal.reason);
  signal.addEventListener(
    "abort",
    () => {
      controller.abort(signal.reason);
    },
    { once: true, signal: controller.signal },
  );
}
