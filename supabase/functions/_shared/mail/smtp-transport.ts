import { createTransport } from "nodemailer";
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
      await transport.sendMail(mail);
    },
    close: () => {
      transport.close();
    },
  };
}
