import { useSyncExternalStore } from "react";

const QUERY = "(pointer: coarse)";

/** Whether the device is mainly operated with fingers. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, isCoarse);
}

function isCoarse(): boolean {
  return "matchMedia" in window && window.matchMedia(QUERY).matches;
}

function subscribe(onChange: () => void): () => void {
  if (!("matchMedia" in window)) return () => undefined;
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => {
    query.removeEventListener("change", onChange);
  };
}
