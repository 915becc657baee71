import type { MailSender } from "../functions/_shared/mail/compose.ts";
import { deliverMails } from "../functions/_shared/mail/deliver.ts";
import { databaseOutbox } from "../functions/_shared/mail/database-outbox.ts";
import type { FileStorage } from "../functions/_shared/mail/file-storage.ts";
import { smtpTransport } from "../functions/_shared/mail/smtp-transport.ts";
import type { Database } from "./database.ts";
import { fileTransport } from "./mail-files.ts";
import { startWorker } from "./worker.ts";

export interface MailOptions {
  readonly sender: MailSender;
  /** SMTP server, such as "smtps://user:password@mail.example.com"; without one mails are written to files. */
  readonly smtpUrl?: string;
}

const INTERVAL_MS = 5000;

/** Delivers the mails of the outbox every few seconds, to the SMTP server or as files into `folder`. */
export function deliverMailsRegularly(
  database: Database,
  files: FileStorage,
  folder: string,
  { sender, smtpUrl }: MailOptions,
) {
  const outbox = databaseOutbox(database);
  const { send, close } = smtpUrl === undefined ? fileTransport(folder) : smtpTransport(smtpUrl);
  const worker = startWorker(() => deliverMails({ outbox, files, send, sender }), {
    intervalMs: INTERVAL_MS,
    failure: "Mails wait in the outbox",
  });
  return {
    /** Ends the timer, waits for a running delivery and closes the connections. */
    stop: async () => {
      await worker.stop();
      close();
    },
  };
}
