import { useSyncExternalStore } from "react";

/** The origin visitors see, for addresses that must be absolute; '' while rendered on a server. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => "",
  );
}

function neverChanges() {
  return () => undefined;
}
