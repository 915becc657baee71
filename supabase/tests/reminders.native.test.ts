import { describe, expect, inject, it } from "vitest";
import { IN_ROLE } from "./matrix-attempts.ts";
import { insertInquiry } from "./reminder-inquiries.ts";
import { useNativeBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const native = inject("native");
const COUNT = 200;
const assignee = PEOPLE.editor.email;

if ("missing" in native) {
  it.skip(`NOT RUN: reminders on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describe("SU24 reminders on native PostgreSQL", () => {
    const backend = useNativeBackend(native.url, (started) => started.script(IN_ROLE));

    it("eight runs at a time write each mail once", async () => {
      for (let index = 0; index < COUNT; index += 1) {
        await insertInquiry(backend, { received: "21 hours", remind: "1 minute", assignee });
      }
      const runs = Array.from({ length: 8 }, () =>
        backend.query("select private.enqueue_reminders() as mails"),
      );
      const mails = (await Promise.all(runs)).map(
        ([row]) => row?.["mails"] as { readonly reminders: number; readonly warnings: number },
      );
      expect(mails.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(COUNT);
      expect(mails.reduce((sum, { warnings }) => sum + warnings, 0)).toBe(COUNT);
      const written = await backend.query(
        "select kind, count(*)::int, count(distinct inquiry_id)::int as inquiries from private.outbox group by kind order by kind",
      );
      expect(written).toEqual([
        { kind: "inquiry-reminder", count: COUNT, inquiries: COUNT },
        { kind: "inquiry-warning", count: COUNT, inquiries: COUNT },
      ]);
    }, 60_000);

    it("no inquiry stays with a member whose membership ends while it is assigned", async () => {
      const [member] = await backend.query(
        "select user_id as id from private.staff where role = 'editor'",
      );
      const id = await insertInquiry(backend);
      for (let round = 0; round < 20; round += 1) {
        await backend.query("update private.staff set active = true");
        const assigning = backend.query(
          "update contact_submissions set assignee_id = $1 where id = $2",
          [String(member?.["id"]), id],
        );
        const ending = backend.query("update private.staff set active = false where user_id = $1", [
          String(member?.["id"]),
        ]);
        await Promise.allSettled([assigning, ending]);
        const [row] = await backend.query(
          "select assignee_id from contact_submissions where id = $1",
          [id],
        );
        expect(row).toEqual({ assignee_id: null });
      }
    });
  });
}
