/** Called while a file is sent, with the share that is on its way: 0 to 1. */
export type UploadProgress = (share: number) => void;

const watchers = new WeakMap<object, UploadProgress>();

/** Asks to hear how far these bytes have got, once `progressFetch` sends them. */
export function watchUpload(bytes: ArrayBuffer, tell: UploadProgress) {
  watchers.set(bytes, tell);
}

/** `fetch`, except for watched bytes in a browser: fetch cannot tell how far an upload has got, the
 * older XMLHttpRequest can. */
export const progressFetch: typeof fetch = (input, init) => {
  const body = init?.body;
  const tell = body instanceof ArrayBuffer ? watchers.get(body) : undefined;
  if (tell === undefined || !("XMLHttpRequest" in globalThis)) return globalThis.fetch(input, init);
  return send(new Request(input, { ...init, body: null }), body as ArrayBuffer, tell);
};

function send(request: Request, body: ArrayBuffer, tell: UploadProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const sender = new XMLHttpRequest();
    sender.open(request.method, request.url);
    sender.responseType = "arraybuffer";
    request.headers.forEach((value, name) => {
      sender.setRequestHeader(name, value);
    });
    sender.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) tell(loaded / total);
    };
    sender.onload = () => {
      resolve(answerOf(sender));
    };
    sender.onerror = () => {
      reject(new TypeError("Failed to fetch"));
    };
    signal.addEventListener("abort", () => {
      sender.abort();
      reject(signal.reason as Error);
    });
    sender.send(body);
  });
}

function answerOf(sender: XMLHttpRequest): Response {
  const { status, statusText } = sender;
  const type = sender.getResponseHeader("content-type");
  const headers = type === null ? {} : { "content-type": type };
  return new Response(status === 204 ? null : (sender.response as ArrayBuffer), {
    status,
    statusText,
    headers,
  });
}
