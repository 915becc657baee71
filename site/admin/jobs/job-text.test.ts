import { expect, it } from "vitest";
import { outcomeText } from "./job-text.ts";

it.each([
  [{ posts: 2, projects: 1 }, null, "2 posts and 1 project deleted"],
  [{ posts: 0, projects: 3 }, null, "3 projects deleted"],
  [{ inquiries: 1 }, null, "1 inquiry deleted"],
  [{ rows: 0 }, null, "nothing to delete"],
  [{}, "the disk is full", "failed"],
])("SU32 a run that deleted %o with the error %j says %j", (counts, error, text) => {
  expect(outcomeText("trash", { counts, error })).toBe(text);
});

it.each([
  [{ reminders: 1, warnings: 2 }, "1 reminder and 2 warnings sent"],
  [{ reminders: 0, warnings: 0 }, "nothing to send"],
])("SU24 a run with the mails %o says %j", (counts, text) => {
  expect(outcomeText("reminders", { counts, error: null })).toBe(text);
});
