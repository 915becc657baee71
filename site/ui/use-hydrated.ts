import { useSyncExternalStore } from "react";

/** False in prerendered HTML and during hydration, true afterwards: for content that needs script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
