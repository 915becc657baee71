import type { AuthStorage } from "#supabase/data/staff-client.ts";

/** Session storage in memory, for the lifetime of the worker. */
export function memoryStorage(): AuthStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}
