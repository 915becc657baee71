import { useState } from "react";
import { useFullWidth } from "#site/admin/rich-text-editor/index.ts";
import { useMediaQuery } from "#site/ui/use-media-query.ts";
import { localValues } from "#site/admin/session/safe-storage.ts";

const STORAGE_KEY = "studio-live-preview";
/** Minimum width for form and preview side by side. */
const WIDE = "(min-width: 1100px)";

/**
 * Whether the live preview is shown beside the form, which it is not at full width, and where that leaves the settings.
 * The choice is stored on this device.
 */
export function usePreviewSwitch() {
  const isWide = useMediaQuery(WIDE);
  const fullWidth = useFullWidth();
  const [isEnabled, setIsEnabled] = useState(() => localValues.get(STORAGE_KEY) !== "off");
  const shown = isWide && isEnabled && !fullWidth.isFull;
  return {
    isWide,
    shown,
    settings: settingsPlace(shown, fullWidth.isFull),
    set: (on: boolean) => {
      localValues.set(STORAGE_KEY, on ? "on" : "off");
      setIsEnabled(on);
      if (on) fullWidth.set(false);
    },
  };
}

/** Where the settings of a post stand; below the texts, they have one column, or two at full width. */
export type SettingsPlace = "beside" | "below" | "below in columns";

function settingsPlace(hasPreview: boolean, isFull: boolean): SettingsPlace {
  if (isFull) return "below in columns";
  return hasPreview ? "below" : "beside";
}
