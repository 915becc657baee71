import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A small JSON file. A missing or damaged file reads as null; a write replaces the whole file. */
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

  /** Changes run one after another, so that none overwrites another. */
  function update(change: (current: Value | null) => Value): Promise<void> {
    const done = last.then(async () => replace(file, JSON.stringify(change(await read()))));
    // The caller of a failed change receives its error; the next change is independent.
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

/** The file, or a folder of its path, is missing. */
const missing = new Set(["ENOENT", "ENOTDIR"]);

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && missing.has(String(error.code));
}
