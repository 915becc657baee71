/** Called during an upload with the share that has been sent: 0 to 1. */
export type UploadProgressListener = (share: number) => void;

/** Observer of an upload: receives its progress and can abort it. */
export interface UploadOptions {
  readonly onProgress?: UploadProgressListener | undefined;
  readonly signal?: AbortSignal | undefined;
}

const watches = new WeakMap<object, UploadOptions>();

/** Registers a watch for these bytes: `progressFetch` reports their progress and aborts with its
 * signal. The storage client has no option for either. */
export function watchUpload(bytes: ArrayBuffer, watch: UploadOptions) {
  watches.set(bytes, watch);
}

/** `fetch`, except for watched bytes in a browser: those use XMLHttpRequest, because fetch reports no
 * upload progress. */
export const progressFetch: typeof fetch = (input, init) => {
  const body = init?.body;
  const watch = body instanceof ArrayBuffer ? watches.get(body) : undefined;
  if (watch === undefined || !("XMLHttpRequest" in globalThis)) {
    return globalThis.fetch(input, init);
  }
  return send(new Request(input, { ...init, body: null }), body as ArrayBuffer, watch);
};

function send(request: Request, body: ArrayBuffer, watch: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const signals = [request.signal, watch.signal].filter((signal) => signal !== undefined);
    const aborted = signals.find((signal) => signal.aborted);
    if (aborted !== undefined) {
      reject(aborted.reason as Error);
      return;
    }
    const sender = new XMLHttpRequest();
    sender.open(request.method, request.url);
    sender.responseType = "arraybuffer";
    request.headers.forEach((value, name) => {
      sender.setRequestHeader(name, value);
    });
    sender.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) watch.onProgress?.(loaded / total);
    };
    sender.onload = () => {
      resolve(toResponse(sender));
    };
    sender.onerror = () => {
      reject(new TypeError("Failed to fetch"));
    };
    for (const signal of signals) {
      signal.addEventListener("abort", () => {
        sender.abort();
        reject(signal.reason as Error);
      });
    }
    sender.send(body);
  });
}

function toResponse(sender: XMLHttpRequest): Response {
  const { status, statusText } = sender;
  const type = sender.getResponseHeader("content-type");
  const headers = type === null ? {} : { "content-type": type };
  return new Response(status === 204 ? null : (sender.response as ArrayBuffer), {
    status,
    statusText,
    headers,
  });
}
