import { createStore, get, set } from "idb-keyval";

/** The header that identifies a browser with an earlier sign-in. */
export const DEVICE_HEADER = "x-device-token";
/** Accounts remembered per device; the oldest is dropped. */
const MAX_TOKENS = 5;
const SIGN_IN = /\/auth\/v1\/(token\?(.*&)?grant_type=password\b|verify\b)/;

/** Proves to the embedded backend that this device has signed in before, so that wrong attempts from
 * other devices do not lock it out. The backend issues the tokens; they grant no access and survive a
 * sign-out. Hosted Supabase issues none and receives none: its gateway refuses an unknown header. */
export function withDeviceToken(inner: typeof fetch): typeof fetch {
  const tokens = deviceTokens();
  return async (input, init) => {
    if (!SIGN_IN.test(urlOfRequest(input))) return inner(input, init);
    const known = await tokens.read();
    const headers = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    if (known.length > 0) headers.set(DEVICE_HEADER, known.join(","));
    const response = await inner(input, { ...init, headers });
    const token = response.headers.get(DEVICE_HEADER);
    if (response.ok && token !== null) await tokens.write([token, ...known].slice(0, MAX_TOKENS));
    return response;
  };
}

function urlOfRequest(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

const KEY = "tokens";

/** IndexedDB where available, else memory: signing in must work where storage is full or denied. */
function deviceTokens() {
  let memory: readonly string[] = [];
  const store = "indexedDB" in globalThis ? createStore("studio-device", "tokens") : null;
  return {
    async read(): Promise<readonly string[]> {
      if (store === null || memory.length > 0) return memory;
      try {
        const stored: unknown = await get(KEY, store);
        return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
      } catch (error) {
        console.warn("This device's tokens could not be read.", error);
        return [];
      }
    },
    async write(tokens: readonly string[]): Promise<void> {
      try {
        if (store === null) memory = tokens;
        else await set(KEY, tokens, store);
      } catch (error) {
        console.warn("This device's token could not be stored; it lives in memory.", error);
        memory = tokens;
      }
    },
  };
}
