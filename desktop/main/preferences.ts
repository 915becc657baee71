import * as v from "valibot";
import { appearances } from "../shared/bridge.ts";
import type { Appearance } from "../shared/bridge.ts";
import type { JsonStore } from "./json-store.ts";

/** Preferences of the app on this computer. */
export interface Preferences {
  readonly appearance: Appearance;
  /** Closing the window hides it in the tray (Windows, Linux). */
  readonly closeToTray: boolean;
}

/** Preferences before the user has chosen any. */
export const defaultPreferences: Preferences = { appearance: "system", closeToTray: false };

const storedPreferences = v.object({
  appearance: v.fallback(v.picklist(appearances), defaultPreferences.appearance),
  closeToTray: v.fallback(v.boolean(), defaultPreferences.closeToTray),
});

/** Stored preferences; the default replaces a missing or unknown value. */
export function parsePreferences(raw: unknown): Preferences | null {
  const parsed = v.safeParse(storedPreferences, raw);
  return parsed.success ? parsed.output : null;
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
