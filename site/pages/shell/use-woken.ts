import { useSyncExternalStore } from "react";

/** False in prerendered HTML and during hydration, true afterwards: for content that needs script. */
export function useWoken(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
