import { createTransport } from "nodemailer";
import { Buffer } from "node:buffer";
import type { Mail } from "./compose.ts";
import type { SendMail } from "./deliver.ts";

const TIMEOUT_MS = 20_000;

export interface MailTransport {
  readonly send: SendMail;
  /** Closes idle connections. */
  readonly close: () => void;
}

/** Sends through an SMTP server, such as "smtps://user:password@mail.example.com". */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(nodemailerMail(mail));
    },
    close: () => {
      transport.close();
    },
  };
}

/** Nodemailer takes no other bytes than those of a Buffer. */
export function nodemailerMail({ attachments, ...mail }: Mail) {
  return {
    ...mail,
    attachments: attachments.map(({ content, ...file }) => ({
      ...file,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
  };
}
