/** The installation under examination. Addresses end without a slash. */
export interface Patient {
  readonly backend: string;
  readonly publishableKey: string;
  /** The deployed site; null when only the backend is looked at. */
  readonly site: string | null;
}

const PATIENCE_MS = 15_000;

/** One request to the backend as a stranger with the public key. */
export function ask(
  { backend, publishableKey }: Patient,
  path: string,
  init: Omit<RequestInit, "headers"> & {
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Response> {
  return fetch(`${backend}${path}`, {
    ...init,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      ...init.headers,
    },
  });
}

export function sendJson(patient: Patient, path: string, body: unknown): Promise<Response> {
  return ask(patient, path, {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify(body),
  });
}

/** One request to the site. */
export function visit(site: string, path: string): Promise<Response> {
  return fetch(`${site}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
}
