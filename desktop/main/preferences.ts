import { appearances } from "../shared/bridge.ts";
import type { Appearance } from "../shared/bridge.ts";
import type { JsonStore } from "./json-store.ts";

/** What a person chose for the app on this computer. */
export interface Preferences {
  readonly appearance: Appearance;
  /** Closing the window leaves the app in the tray (Windows, Linux). */
  readonly closeToTray: boolean;
}

export const defaultPreferences: Preferences = { appearance: "system", closeToTray: false };

/** Stored preferences; the default stands in for a value that is missing or unknown. */
export function parsePreferences(raw: unknown): Preferences | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { appearance, closeToTray }: Partial<Record<keyof Preferences, unknown>> = raw;
  return {
    appearance: appearances.find((known) => known === appearance) ?? defaultPreferences.appearance,
    closeToTray: closeToTray === true,
  };
}

/** The stored preferences, or the defaults where none can be read: that never holds up the start. */
export async function readPreferences(
  file: JsonStore<Preferences>,
  report: (message: string) => void,
): Promise<Preferences> {
  try {
    return (await file.read()) ?? defaultPreferences;
  } catch (error) {
    report(`The preferences cannot be read: ${String(error)}`);
    return defaultPreferences;
  }
}
