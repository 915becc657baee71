import { useState, useSyncExternalStore } from "react";
import { localValues } from "#site/admin/session/safe-storage.ts";

const KEY = "studio-live-preview";
/** Room for form and page side by side. */
const WIDE = "(min-width: 1100px)";

/** Whether the live preview stands beside the form; the answer is remembered on this device. */
export function usePreviewSwitch() {
  const roomy = useSyncExternalStore(listen, () => window.matchMedia(WIDE).matches);
  const [wanted, setWanted] = useState(() => localValues.get(KEY) !== "off");
  return {
    roomy,
    shown: roomy && wanted,
    set: (on: boolean) => {
      localValues.set(KEY, on ? "on" : "off");
      setWanted(on);
    },
  };
}

function listen(changed: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => {
    query.removeEventListener("change", changed);
  };
}
