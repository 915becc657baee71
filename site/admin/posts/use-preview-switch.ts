import { useState, useSyncExternalStore } from "react";
import { localValues } from "#site/admin/session/safe-storage.ts";

const STORAGE_KEY = "studio-live-preview";
/** Minimum width for form and preview side by side. */
const WIDE = "(min-width: 1100px)";

/** Whether the live preview is shown beside the form; the choice is stored on this device. */
export function usePreviewSwitch() {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  const [isEnabled, setIsEnabled] = useState(() => localValues.get(STORAGE_KEY) !== "off");
  return {
    isWide,
    shown: isWide && isEnabled,
    set: (on: boolean) => {
      localValues.set(STORAGE_KEY, on ? "on" : "off");
      setIsEnabled(on);
    },
  };
}

function subscribe(changed: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => {
    query.removeEventListener("change", changed);
  };
}
