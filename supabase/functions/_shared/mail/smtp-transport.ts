import { createTransport } from "nodemailer";
import { base64 } from "./base64.ts";
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

/** Nodemailer takes bytes as a Buffer of Node or in Base64. */
export function nodemailerMail({ attachments, ...mail }: Mail) {
  return {
    ...mail,
    attachments: attachments.map(({ content, ...file }) => ({
      ...file,
      content: base64(content),
      encoding: "base64",
    })),
  };
}
