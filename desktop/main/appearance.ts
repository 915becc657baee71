import type { NativeTheme } from "electron";
import type { Appearance } from "../shared/bridge.ts";
import type { JsonStore } from "./json-store.ts";
import { defaultPreferences, readPreferences } from "./preferences.ts";
import type { Preferences } from "./preferences.ts";

interface AppearanceParts {
  readonly nativeTheme: Pick<NativeTheme, "themeSource">;
  readonly preferences: JsonStore<Preferences>;
  readonly report: (message: string) => void;
}

/** Applies the appearance of the last run, so that the first frame has its colour. */
export async function applyAppearance(parts: AppearanceParts): Promise<void> {
  const { nativeTheme, preferences, report } = parts;
  const stored = await readPreferences(preferences, report);
  nativeTheme.themeSource = stored.appearance;
}

/** Applies the appearance chosen in the dashboard to frame, menus and dialogs, and stores it. */
export function createAppearance({ nativeTheme, preferences, report }: AppearanceParts) {
  return (appearance: Appearance): void => {
    if (nativeTheme.themeSource === appearance) return;
    nativeTheme.themeSource = appearance;
    preferences
      .update((current) => ({ ...(current ?? defaultPreferences), appearance }))
      .catch((error: unknown) => {
        report(`The appearance was not stored: ${String(error)}`);
      });
  };
}
