import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** The embedded backend sends no mail: it writes each message to a file, newest last, and prints its
 * path. Read access to the data folder includes the codes in it. */
export function createFileMailer(folder: string) {
  return {
    async send({ to, subject, text, html }: Mail): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}.txt`);
      // The HTML is our own template; the text is Lite's, whose link points to the API.
      const body = html ?? text ?? "";
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${body}\n`, { mode: 0o600 });
      console.info(`A mail to ${to} (“${subject}”) is kept in ${file}; nothing was sent.`);
    },
  };
}
