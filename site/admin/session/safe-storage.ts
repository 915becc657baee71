interface SafeStorage {
  /** Returns null for a missing value or if storage cannot be read. */
  readonly get: (key: string) => string | null;
  /** Returns false if the value could not be stored: access denied or quota exceeded. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
}

/** Wraps browser storage so that denied access and an exceeded quota do not throw. */
function safeStorage(getStorage: () => Storage): SafeStorage {
  return {
    get: (key) => attempt(() => getStorage().getItem(key)) ?? null,
    set: (key, value) =>
      attempt(() => {
        getStorage().setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => {
      attempt(() => {
        getStorage().removeItem(key);
      });
    },
    keys: () => attempt(() => Object.keys(getStorage())) ?? [],
  };
}

/** `getStorage` defers the access: the property `localStorage` itself throws where storage is denied. */
export const localValues = safeStorage(() => window.localStorage);
/** Storage of this browser tab, with the same guard. */
export const sessionValues = safeStorage(() => window.sessionStorage);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
