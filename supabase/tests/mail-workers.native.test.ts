import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { deliverMails } from "#supabase/functions/_shared/mail/deliver.ts";
import { databaseOutbox } from "#supabase/functions/_shared/mail/database-outbox.ts";
import { smtpTransport } from "#supabase/functions/_shared/mail/smtp-transport.ts";
import { IN_ROLE } from "./matrix-attempts.ts";
import { filesOf } from "./mail-server.ts";
import { startSmtpServer } from "./smtp-server.ts";
import type { TestSmtpServer } from "./smtp-server.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
const SENDER = {
  studioName: "Oak",
  address: "studio@studio.test",
  siteUrl: "https://studio.test",
  labels: {},
};
const COUNT = 1000;

/** Submits the inquiry of one person in the role of a visitor. */
const SEND = `
select tests.in_role('anon', '{"role": "anon"}', format(
  'insert into public.contact_submissions (name, email, message) values (%L, %L, %L)',
  'Visitor', $1::text || '@visitor.test', 'Message ' || $1::text
))`;

if ("missing" in native) {
  it.skip(`NOT RUN: mail workers on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describe("SU22 mail workers on native PostgreSQL", () => {
    const backend = useNativeBackend(native.url, (started) => started.script(IN_ROLE));
    let smtp: TestSmtpServer;
    beforeAll(async () => {
      smtp = await startSmtpServer();
    });
    afterAll(() => smtp.close());

    it("two of them send each mail of 1,000 inquiries exactly once", async () => {
      await Promise.all(
        Array.from({ length: COUNT }, (_, index) => backend.query(SEND, [String(index)])),
      );
      const work = async () => {
        const { send, close } = smtpTransport(smtp.url);
        const delivery = await deliverMails({
          outbox: databaseOutbox(backend),
          files: filesOf(backend),
          send,
          sender: SENDER,
        });
        close();
        return delivery;
      };
      const results = await Promise.all([work(), work()]);
      // A notice to the owner and to the editor, and a receipt.
      expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(3 * COUNT);
      for (const { sent, failed } of results) {
        expect(failed).toBe(0);
        expect(sent).toBeGreaterThan(0);
      }
      const ids = smtp.received.map(({ messageId }) => messageId);
      expect(ids).toHaveLength(3 * COUNT);
      expect(new Set(ids).size).toBe(3 * COUNT);
    }, 240_000);
  });
}
