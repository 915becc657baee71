import { expect, it } from "vitest";
import { isReminderDue, parseReminder, REMINDER_CHOICES, reminderTime } from "./reminder.ts";

const NOW = new Date(2026, 1, 27, 14, 5, 30);

it("SU24 the offered reminders are at 9:00 after one, three and seven days", () => {
  expect(REMINDER_CHOICES.map((choice) => reminderTime(choice, NOW))).toEqual([
    new Date(2026, 1, 28, 9),
    new Date(2026, 2, 2, 9),
    new Date(2026, 2, 6, 9),
  ]);
});

it.each([
  ["2026-02-27T14:06", new Date(2026, 1, 27, 14, 6)],
  ["2026-02-27T14:05", "Choose a time to come."],
  ["", "Choose a date and a time."],
  ["2026-02-30T", "Choose a date and a time."],
])("SU24 the picked time %j is %j", (text, expected) => {
  expect(parseReminder(text, NOW)).toEqual(expected);
});

it.each([
  [NOW.toISOString(), "new", true],
  [NOW.toISOString(), "contacted", true],
  [NOW.toISOString(), "won", false],
  [NOW.toISOString(), "spam", false],
  [new Date(NOW.getTime() + 1000).toISOString(), "new", false],
  [null, "new", false],
] as const)(
  "SU24 a reminder at %s of an inquiry that is %s is due: %s",
  (remind_at, status, due) => {
    expect(isReminderDue({ remind_at, status }, NOW)).toBe(due);
  },
);
