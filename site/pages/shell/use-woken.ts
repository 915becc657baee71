import { useSyncExternalStore } from "react";

/** False in built HTML and while that is taken over, true ever after: for what only script can show. */
export function useWoken(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
