import { afterAll, beforeAll, beforeEach } from "vitest";
import { deliverMails } from "#supabase/functions/_shared/mail/deliver.ts";
import type { Outbox } from "#supabase/functions/_shared/mail/outbox.ts";
import { createFileStorage } from "#supabase/functions/_shared/mail/file-storage.ts";
import type { FileStorage } from "#supabase/functions/_shared/mail/file-storage.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { databaseOutbox } from "#supabase/functions/_shared/mail/database-outbox.ts";
import { smtpTransport } from "#supabase/functions/_shared/mail/smtp-transport.ts";
import type { MailTransport } from "#supabase/functions/_shared/mail/smtp-transport.ts";
import { visitorOf } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { unique } from "./matrix.ts";
import { recipientOf, startSmtpServer } from "./smtp-server.ts";
import type { TestSmtpServer } from "./smtp-server.ts";

export const SENDER = {
  studioName: "Oak & Loam",
  address: "studio@studio.test",
  siteUrl: "https://studio.test",
  labels: { asap: "As soon as possible" },
};

/** The files of replies in a backend's storage, by HTTP as on hosted Supabase. */
export function filesOf({ url, secretKey }: LocalBackend): FileStorage {
  return createFileStorage({ url, key: secretKey, fetch: (request) => fetch(request) });
}

/** Delivers the mails of a backend to an SMTP server on loopback. Each test begins with an empty outbox. */
export function useMailServer(backend: LocalBackend) {
  let server: TestSmtpServer;
  let transport: MailTransport;
  beforeAll(async () => {
    server = await startSmtpServer();
    transport = smtpTransport(server.url);
  });
  afterAll(async () => {
    transport.close();
    await server.close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    await backend.query("delete from private.outbox");
  });
  return {
    smtp: () => server,
    /** Delivers what is due; `outbox` replaces that of the database. */
    deliver: (outbox: Outbox = databaseOutbox(backend)) =>
      deliverMails({ outbox, files: filesOf(backend), send: transport.send, sender: SENDER }),
    /** Lets the time pass until every waiting mail is due. */
    passTime: () => backend.query("update private.outbox set due_at = now() where sent_at is null"),
    receivedBy: (address: string) =>
      server.received.filter((mail) => recipientOf(mail).toLowerCase() === address.toLowerCase()),
    /** Submits an inquiry as a visitor. */
    send: async (parts: Record<string, unknown> = {}) => {
      const inquiry = {
        name: "Ann <b>",
        email: `${unique()}@visitor.test`,
        message: `A new kitchen ${unique()}`,
        timeline: "asap",
        ...parts,
      };
      await succeeded(visitorOf(backend).rest.from("contact_submissions").insert(inquiry));
      return inquiry;
    },
  };
}
