import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";

const MAX_BYTES = 1024 * 1024;

/** Lines with a time in one file, which is renamed to `.old` above 1 MiB. It is never uploaded. */
export function createLogFile(file: string, now: () => Date = () => new Date()) {
  let last: Promise<void> = Promise.resolve();
  return {
    file,
    /** Resolves when the line is on disk; an error, such as a full disk, is printed on the terminal,
     * not thrown. */
    write(source: string, message: string): Promise<void> {
      const line = `${now().toISOString()} [${source}] ${oneLine(message)}\n`;
      last = last
        .then(() => append(file, line))
        .catch((error: unknown) => {
          console.error("The log file cannot be written.", error);
        });
      return last;
    },
  };
}

/** The app's log in its folder of logs. */
export function openLog(folder: string): LogFile {
  return createLogFile(path.join(folder, "main.log"));
}

export type LogFile = ReturnType<typeof createLogFile>;

async function append(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size + line.length > MAX_BYTES && size > 0) await rename(file, `${file}.old`);
  await appendFile(file, line);
}

function oneLine(message: string): string {
  return message.slice(0, 8000).replace(/[\r\n]+/g, " ⏎ ");
}
