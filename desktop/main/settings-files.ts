import path from "node:path";
import * as v from "valibot";
import { createJsonFile } from "./json-store.ts";
import type { FolderMemory } from "./native-dialogs.ts";
import type { SealedSession } from "./session-store.ts";
import { parsePreferences } from "./preferences.ts";
import { parseWindowState } from "./window-state.ts";

/** The JSON files in the app's user-data folder. */
export function settingsFiles(userData: string) {
  return {
    windowState: createJsonFile(path.join(userData, "window.json"), parseWindowState),
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

/** An object of texts; values of another type are dropped. */
const texts = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(v.string()), null)),
  v.check((raw) => !Array.isArray(raw)),
  v.transform((raw) =>
    Object.entries(raw).flatMap(([key, text]) => (text === null ? [] : [[key, text] as const])),
  ),
  v.transform((entries): Readonly<Record<string, string>> => Object.fromEntries(entries)),
);

function parseTexts(raw: unknown): Readonly<Record<string, string>> | null {
  const parsed = v.safeParse(texts, raw);
  return parsed.success ? parsed.output : null;
}
