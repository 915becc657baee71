/** Called during an upload with the share that has been sent: 0 to 1. */
export type UploadProgressListener = (share: number) => void;

/** Receives the progress of an upload, and can abort it. */
export interface UploadOptions {
  readonly onProgress?: UploadProgressListener | undefined;
  readonly signal?: AbortSignal | undefined;
}

const trackedUploads = new WeakMap<object, UploadOptions>();

/** Tracks the upload of these bytes: `progressFetch` reports their progress and aborts with its
 * signal. The storage client has no option for either. */
export function trackUpload(bytes: ArrayBuffer, options: UploadOptions) {
  trackedUploads.set(bytes, options);
}

/** `fetch`, except for tracked bytes in a browser: those use XMLHttpRequest, because fetch reports no
 * upload progress. */
export const progressFetch: typeof fetch = (input, init) => {
  const body = init?.body;
  const options = body instanceof ArrayBuffer ? trackedUploads.get(body) : undefined;
  if (options === undefined || !("XMLHttpRequest" in globalThis)) {
    return globalThis.fetch(input, init);
  }
  return send(new Request(input, { ...init, body: null }), body as ArrayBuffer, options);
};

function send(request: Request, body: ArrayBuffer, options: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const signals = [request.signal, options.signal].filter((signal) => signal !== undefined);
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
      if (total > 0) options.onProgress?.(loaded / total);
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
