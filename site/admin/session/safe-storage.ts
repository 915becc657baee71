export interface SafeStorage {
  /** null when there is no such value, or when storage cannot be read. */
  readonly get: (key: string) => string | null;
  /** Whether the value was really stored: not when storage is denied or full. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
}

/** Browser storage that never throws, however private the window or full the disk. */
function safeStorage(find: () => Storage): SafeStorage {
  return {
    get: (key) => attempt(() => find().getItem(key)) ?? null,
    set: (key, value) =>
      attempt(() => {
        find().setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => {
      attempt(() => {
        find().removeItem(key);
      });
    },
    keys: () => attempt(() => Object.keys(find())) ?? [],
  };
}

/** Reading the property `localStorage` alone throws where storage is denied. */
export const localValues = safeStorage(() => window.localStorage);
export const sessionValues = safeStorage(() => window.sessionStorage);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
