import { appearances } from "../shared/bridge.ts";
import type { Appearance } from "../shared/bridge.ts";
import type { JsonStore } from "./json-store.ts";

/** Preferences of the app on this computer. */
export interface Preferences {
  readonly appearance: Appearance;
  /** Closing the window hides it in the tray (Windows, Linux). */
  readonly closeToTray: boolean;
}

export const defaultPreferences: Preferences = { appearance: "system", closeToTray: false };

/** Stored preferences; the default replaces a missing or unknown value. */
export function parsePreferences(raw: unknown): Preferences | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { appearance, closeToTray }: Partial<Record<keyof Preferences, unknown>> = raw;
  return {
    appearance: appearances.find((known) => known === appearance) ?? defaultPreferences.appearance,
    closeToTray: closeToTray === true,
  };
}

/** The stored preferences, or the defaults if the file cannot be read, so that the start continues. */
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
