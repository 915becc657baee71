/** Stores the session across restarts: localStorage in a browser, an encrypted file on the desktop. */
export interface AuthStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** Signing in must work where storage is full or denied: the session then lasts until the tab closes. */
export function resilientStorage(given?: AuthStorage): AuthStorage {
  const memory = new Map<string, string>();
  return {
    async getItem(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      return (await attempt(() => (given ?? browserStorage())?.getItem(key))) ?? null;
    },
    async setItem(key, value) {
      const stored = await attempt(async () => {
        const storage = given ?? browserStorage();
        await storage?.setItem(key, value);
        return storage !== undefined;
      });
      if (stored === true) memory.delete(key);
      else memory.set(key, value);
    },
    async removeItem(key) {
      memory.delete(key);
      await attempt(() => (given ?? browserStorage())?.removeItem(key));
    },
  };
}

/** Reading the property throws where storage is denied. */
function browserStorage(): AuthStorage | undefined {
  return "localStorage" in globalThis ? globalThis.localStorage : undefined;
}

async function attempt<T>(action: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    console.warn("The session could not be stored; it lasts until the tab closes.", error);
    return undefined;
  }
}
