import { expect, it } from "vitest";
import { attemptsText, mailCountsText, mailTitle } from "./mail-text.ts";

it.each([
  [{ waiting: 0, retrying: 0, given_up: 0 }, "All mails were sent."],
  [{ waiting: 3, retrying: 0, given_up: 0 }, "3 waiting"],
  [{ waiting: 3, retrying: 1, given_up: 2 }, "3 waiting, 1 to be tried again, 2 given up"],
])("SU32 the numbers of unsent mails %o read %j", (counts, text) => {
  expect(mailCountsText(counts)).toBe(text);
});

it("SU32 a failed mail has a title, its attempts and the next one", () => {
  const now = new Date("2026-03-03T14:00:00");
  const mail = { attempts: 3, due_at: new Date("2026-03-03T14:05:00").toISOString() };
  expect(mailTitle({ kind: "inquiry-reply", recipient: "a@b.test" })).toBe("Reply to a@b.test");
  expect(attemptsText({ ...mail, failed_at: null }, now)).toBe("Attempt 3 failed; next at 14:05");
  const failed_at = new Date("2026-03-02T09:30:00").toISOString();
  expect(attemptsText({ ...mail, attempts: 12, failed_at }, now)).toBe(
    "Given up on 2 Mar at 09:30 after 12 attempts",
  );
});
