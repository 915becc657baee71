/** The installation to check. Addresses have no trailing slash. */
export interface Target {
  readonly backend: string;
  readonly publishableKey: string;
  /** The deployed site; null when only the backend is checked. */
  readonly site: string | null;
}

const TIMEOUT_MS = 15_000;

/** Sends one request to the backend as a visitor with the public key. */
export function requestBackend(
  { backend, publishableKey }: Target,
  path: string,
  init: Omit<RequestInit, "headers"> & {
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Response> {
  return fetch(`${backend}${path}`, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      ...init.headers,
    },
  });
}

/** Posts JSON with the rights of the public key; the response has no rows. */
export function sendJson(target: Target, path: string, body: unknown): Promise<Response> {
  return requestBackend(target, path, {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify(body),
  });
}

/** Sends one request to the site. */
export function visit(site: string, path: string): Promise<Response> {
  return fetch(`${site}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
