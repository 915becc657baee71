import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The code of the last mail to this address, from the embedded backend's mail folder. */
export function codeMailedTo(dataDir: string, email: string): string {
  const folder = path.join(dataDir, "mail");
  const mails = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .filter((mail) => mail.startsWith(`To: ${email}\n`));
  return /\b\d{6}\b/.exec(mails.at(-1) ?? "")?.[0] ?? "no mail";
}
