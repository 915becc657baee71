import path from "node:path";
import { createJsonFile } from "./json-store.ts";
import type { FolderMemory } from "./native-dialogs.ts";
import type { SealedSession } from "./session-store.ts";
import { parsePreferences } from "./preferences.ts";
import { parseWindowPlace } from "./window-state.ts";

/** The JSON files in the app's user-data folder. */
export function settingsFiles(userData: string) {
  return {
    windowPlace: createJsonFile(path.join(userData, "window.json"), parseWindowPlace),
    session: createJsonFile<SealedSession>(path.join(userData, "session.json"), parseTexts),
    preferences: createJsonFile(path.join(userData, "preferences.json"), parsePreferences),
    folder: folderMemory(path.join(userData, "folder.json")),
  };
}

export type SettingsFiles = ReturnType<typeof settingsFiles>;

function folderMemory(file: string): FolderMemory {
  const stored = createJsonFile(file, parseTexts);
  return {
    read: async () => (await stored.read())?.["last"] ?? null,
    write: (last) => stored.write({ last }),
  };
}

function parseTexts(raw: unknown): Readonly<Record<string, string>> | null {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return null;
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
