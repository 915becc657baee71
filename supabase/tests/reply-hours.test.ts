import { beforeEach, describe, expect, it } from "vitest";
import { signedIn } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { useMailServer } from "./mail-server.ts";
import { insertInquiry } from "./reminder-inquiries.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
const { smtp, deliver, receivedBy, send } = useMailServer(backend);

const promise = async (settings: Readonly<Record<string, string>>) => {
  const { rest } = await signedIn(backend, PEOPLE.owner.email);
  const row = { key: "site_facts", value: settings };
  return rest.from("site_settings").upsert(row).select();
};
/** Hours from the arrival until a reply is due; null if none is due. */
const hoursOf = async (id: string) => {
  const [row] = await backend.query(
    `select (extract(epoch from reply_due_at - created_at) / 3600)::integer as hours
     from contact_submissions where id = $1`,
    [id],
  );
  return row?.["hours"];
};
const overdue = async () => {
  const { rest } = await signedIn(backend, PEOPLE.editor.email);
  const [row] = await succeeded(rest.rpc("attention_today"));
  return row?.overdue_replies;
};

beforeEach(() =>
  backend.script(`
    delete from contact_submissions where true;
    delete from site_settings where true;
    delete from private.outbox where true;`),
);

describe("SU24 the hours within which the studio promises a reply", () => {
  it("are 24 without a setting, also where the setting is empty", async () => {
    expect(await hoursOf(await insertInquiry(backend))).toBe(24);
    await succeeded(promise({ replyWithinHours: "" }));
    expect(await hoursOf(await insertInquiry(backend))).toBe(24);
  });

  it("are those of the settings: when a reply is due, for open inquiries too, and what is overdue", async () => {
    const open = await insertInquiry(backend, { received: "30 hours" });
    const closed = await insertInquiry(backend, { received: "30 hours", status: "won" });
    expect(await overdue()).toBe(1);
    await succeeded(promise({ replyWithinHours: "48" }));
    expect(await hoursOf(open)).toBe(48);
    expect(await hoursOf(closed)).toBeNull();
    expect(await hoursOf(await insertInquiry(backend))).toBe(48);
    expect(await overdue()).toBe(0);
    await succeeded(promise({ replyWithinHours: "12" }));
    expect(await hoursOf(open)).toBe(12);
    await succeeded(promise({ phone: "+48 1" }));
    expect(await hoursOf(open)).toBe(24);
    await succeeded(promise({ replyWithinHours: "12" }));
    await backend.query("delete from site_settings where key = 'site_facts'");
    expect(await hoursOf(open)).toBe(24);
    expect(await overdue()).toBe(1);
  });

  it("leave version and time of the last change alone when they change", async () => {
    const id = await insertInquiry(backend);
    const state = () =>
      backend.query(
        "select version, updated_at::text, read_at from contact_submissions where id = $1",
        [id],
      );
    const before = await state();
    await succeeded(promise({ replyWithinHours: "48" }));
    expect(await state()).toEqual(before);
  });

  it.each(["1", "169", "0", "-2", "24.5", " 24", "a day"])("refuse %j", async (hours) => {
    const { error } = await promise({ replyWithinHours: hours });
    expect(error?.message).toBe("Enter a whole number of hours from 2 to 168.");
  });

  it("stand in the receipt of a visitor", async () => {
    await succeeded(promise({ replyWithinHours: "48" }));
    const { email } = await send();
    await deliver();
    expect(receivedBy(email).map(({ text }) => text)).toEqual([
      expect.stringContaining("one of us replies within 48 hours."),
    ]);
  });

  it.each([
    ["48", "43 hours 59 minutes", 0],
    ["48", "44 hours 1 minute", 1],
    ["4", "1 hour 59 minutes", 0],
    ["4", "2 hours 1 minute", 1],
  ])("of %s: a warning after %s: %i", async (hours, received, count) => {
    await succeeded(promise({ replyWithinHours: hours }));
    await insertInquiry(backend, { received, assignee: PEOPLE.editor.email });
    await backend.query("select private.run_reminders()");
    await deliver();
    expect(smtp().received.map(({ text }) => text)).toEqual(
      Array(count).fill(expect.stringContaining(`the ${hours} hours within which the studio`)),
    );
  });
});
