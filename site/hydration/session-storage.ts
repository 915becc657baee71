/** Reads a JSON value from session storage; null if absent or if the browser denies access to storage. */
export function getItem(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Writes a JSON value to session storage. */
export function setItem(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser denies storage or its quota is full: the value is not stored.
  }
}
