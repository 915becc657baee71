import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A small file of settings. A missing or damaged file reads as null; a write replaces it whole. */
export function createJsonFile<Value>(file: string, parse: (raw: unknown) => Value | null) {
  let last: Promise<unknown> = Promise.resolve();

  async function read(): Promise<Value | null> {
    try {
      return parse(JSON.parse(await readFile(file, "utf8")));
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  /** Changes follow one another, so that two of them never undo each other. */
  function update(change: (current: Value | null) => Value): Promise<void> {
    const done = last.then(async () => replace(file, JSON.stringify(change(await read()))));
    // A failed change is told to its own caller; the next one starts afresh.
    last = done.catch(() => undefined);
    return done;
  }

  return { read, update, write: (value: Value) => update(() => value) };
}

export type JsonStore<Value> = ReturnType<typeof createJsonFile<Value>>;

async function replace(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}

/** The file, or a folder on the way to it, is not there. */
const missing = new Set(["ENOENT", "ENOTDIR"]);

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && missing.has(String(error.code));
}
