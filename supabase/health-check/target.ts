/** The installation to check. Addresses have no trailing slash. */
export interface Target {
  readonly backend: string;
  readonly publishableKey: string;
  /** The deployed site; null when only the backend is checked. */
  readonly site: string | null;
}

const TIMEOUT_MS = 15_000;

type RequestOptions = Omit<RequestInit, "headers"> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends one request to the backend as a visitor with the public key. */
export function requestBackend(
  { backend, publishableKey }: Target,
  path: string,
  init: RequestOptions = {},
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

/** The rows of a successful response; null for an error. */
export async function rowsOf(response: Response): Promise<readonly object[] | null> {
  const rows: unknown = response.ok ? await response.json() : null;
  return Array.isArray(rows) ? (rows as readonly object[]) : null;
}

/** A property of a JSON response; undefined if the response is no object or lacks it. */
export function propertyOf(json: unknown, name: string): unknown {
  return typeof json === "object" && json !== null ? Reflect.get(json, name) : undefined;
}

/** Sends one request to the site, without following redirects. */
export function visit(site: string, path: string): Promise<Response> {
  return fetch(`${site}${path}`, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Whether an address is encrypted or stays on this machine. */
export function isConfidential(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}
