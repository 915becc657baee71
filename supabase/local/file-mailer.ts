import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** This machine mails nothing: what would be sent is kept as a file, newest last, and announced in the
 * terminal. Whoever may read the data folder may read the codes in it, as they may read everything. */
export function createFileMailer(folder: string) {
  return {
    async send({ to, subject, text, html }: Mail): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}.txt`);
      // The HTML is our own template; the text is that of Lite, whose link leads to an address of the API.
      const body = html ?? text ?? "";
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${body}\n`, { mode: 0o600 });
      console.info(`A mail to ${to} (“${subject}”) is kept in ${file}; nothing was sent.`);
    },
  };
}
