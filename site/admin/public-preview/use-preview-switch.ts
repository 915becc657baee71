import { useState } from "react";
import { useMediaQuery } from "#site/ui/use-media-query.ts";
import { localValues } from "#site/admin/session/safe-storage.ts";

const STORAGE_KEY = "studio-live-preview";
/** Minimum width for form and preview side by side. */
const WIDE = "(min-width: 1100px)";

/** Whether texts take the form's whole width, with the settings below them. */
interface FullWidth {
  readonly isFull: boolean;
  readonly set: (isFull: boolean) => void;
}

/**
 * Whether the live preview is shown beside the form, which it is not at full width, and where that leaves the settings.
 * The choice is stored on this device, for posts and projects.
 */
export function usePreviewSwitch(fullWidth: FullWidth) {
  const isWide = useMediaQuery(WIDE);
  const [isEnabled, setIsEnabled] = useState(() => localValues.get(STORAGE_KEY) !== "off");
  const shown = isWide && isEnabled && !fullWidth.isFull;
  return {
    isWide,
    shown,
    settingsPlace: settingsPlaceOf(shown, fullWidth.isFull),
    set: (on: boolean) => {
      localValues.set(STORAGE_KEY, on ? "on" : "off");
      setIsEnabled(on);
      if (on) fullWidth.set(false);
    },
  };
}

/** Where the settings of a form stand; below the texts, they have one column, or two at full width. */
export type SettingsPlace = "beside" | "below" | "below in columns";

function settingsPlaceOf(hasPreview: boolean, isFull: boolean): SettingsPlace {
  if (isFull) return "below in columns";
  return hasPreview ? "below" : "beside";
}
