import postgres from "postgres";
import { databaseOutbox } from "../_shared/mail/database-outbox.ts";
import type { SqlConnection } from "../_shared/mail/database-outbox.ts";
import { deliverMails } from "../_shared/mail/deliver.ts";
import { removeUnneededFiles, createFileStorage } from "../_shared/mail/file-storage.ts";
import { providerTransport } from "../_shared/mail/provider.ts";
import { scheduledHandler } from "../_shared/scheduled-handler.ts";
import { readEnvironment } from "./environment.ts";

/**
 * Edge function of hosted Supabase: delivers the mail outbox and removes files that no reply and no inquiry needs.
 * `private.request_mail_delivery` calls it each minute while there is anything to do; a call that reaches a limit leaves the rest to the next.
 */

/**
 * Time below that of `private.request_mail_delivery`, and mails for which the two seconds of processor time suffice that
 * Supabase gives to a call (https://supabase.com/docs/guides/functions/limits).
 */
const LIMITS = { timeMs: 50_000, mails: 100 };

const settings = readEnvironment(Deno.env.toObject());

// Without prepared statements: the connection may lead through a pooler.
const sql = postgres(settings.SUPABASE_DB_URL, { max: 1, idle_timeout: 20, prepare: false });
const database: SqlConnection = {
  query: (text, parameters = []) => sql.unsafe(text, [...parameters]),
};
const files = createFileStorage({
  url: settings.SUPABASE_URL,
  key: settings.SUPABASE_SERVICE_ROLE_KEY,
  fetch: (request) => fetch(request),
});

Deno.serve(
  scheduledHandler({
    name: "deliver-mails",
    isKey: async (key) => {
      const [row] = await database.query("select private.is_mail_delivery_key($1) as valid", [key]);
      return row?.["valid"] === true;
    },
    run: async () => {
      const transport = providerTransport(settings);
      try {
        const outbox = databaseOutbox(database);
        const parts = { outbox, files, send: transport.send, sender: settings.MAIL_SENDER };
        const delivery = await deliverMails(parts, LIMITS);
        await removeUnneededFiles(database, files);
        return delivery;
      } finally {
        transport.close();
      }
    },
    failure: "The mails wait in the outbox.",
  }),
);
