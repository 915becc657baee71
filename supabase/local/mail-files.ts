import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { SendMail } from "../functions/_shared/mail/deliver.ts";
import { nodemailerMail } from "../functions/_shared/mail/smtp-transport.ts";
import type { MailTransport } from "../functions/_shared/mail/smtp-transport.ts";

/**
 * Sends nothing: writes each mail as it would be sent to a file that mail programs open, named by its time, and prints
 * the path.
 */
export function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send: SendMail = async (mail) => {
    const { message } = await transport.sendMail(nodemailerMail(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(":", "-");
    const file = join(folder, `${time} ${mail.messageId.slice(1, 9)}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    console.info(`A mail to ${mail.to} (“${mail.subject}”) is in ${file}; nothing was sent.`);
  };
  return { send, close: () => undefined };
}
