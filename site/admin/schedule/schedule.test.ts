import { expect, it } from "vitest";
import { dateFieldValue } from "#site/format/date-field.ts";
import { scheduledDate, scheduleChange, scheduleProblem, willBeScheduled } from "./schedule.ts";

const NOW = new Date(2027, 2, 1, 12, 0);
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const field = (hours: number) => dateFieldValue(at(hours));
const saved = (hours: number, status: "draft" | "published" = "published") =>
  ({ status, published_at: at(hours).toISOString(), deleted_at: null }) as const;

it("shows a future date in the local time zone", () => {
  expect(scheduledDate(saved(2), NOW)).toBe("2027-03-01T14:00");
  expect(scheduledDate(saved(-2), NOW)).toBe("");
  expect(scheduledDate(saved(2, "draft"), NOW)).toBe("");
});

it("returns the date only if it has to change", () => {
  const published = (publishOn: string) => ({ status: "published", publishOn }) as const;
  const draft = (publishOn: string) => ({ status: "draft", publishOn }) as const;
  const moment = at(2).toISOString().replace(".000Z", "+00:00");
  expect(scheduleChange(published(""), null, NOW)).toEqual({});
  expect(scheduleChange(published(field(2)), null, NOW)).toEqual({ published_at: moment });
  expect(scheduleChange(draft(field(2)), null, NOW)).toEqual({});
  // Saving a public or a scheduled post does not change its date.
  expect(scheduleChange(published(""), saved(-2), NOW)).toEqual({});
  expect(scheduleChange(published(field(2)), saved(2), NOW)).toEqual({});
  // A cancelled schedule: either back to a draft, or published immediately.
  expect(scheduleChange(draft(field(2)), saved(2), NOW)).toEqual({ published_at: null });
  expect(scheduleChange(published(""), saved(2), NOW)).toEqual({ published_at: null });
});

it("SU02 a row that went live stays public: an older draft with a future date changes no date", () => {
  const values = { status: "published", publishOn: field(24) } as const;
  expect(scheduleChange(values, saved(-1), NOW)).toEqual({});
  expect(willBeScheduled(values, saved(-1), NOW)).toBe(false);
  expect(scheduleProblem({ ...values, publishOn: field(-1) }, saved(-2), NOW)).toBe(true);
  // The date that the form was opened with has passed.
  expect(scheduleChange({ ...values, publishOn: field(2) }, saved(2), at(3))).toEqual({});
});

it("publishing at once clears the future date of a draft, which the server would keep", () => {
  const atOnce = { status: "published", publishOn: "" } as const;
  expect(scheduleChange(atOnce, saved(2, "draft"), NOW)).toEqual({ published_at: null });
  expect(scheduleChange(atOnce, saved(-2, "draft"), NOW)).toEqual({});
});

it("rejects a past date, unless it is the stored one", () => {
  const published = (publishOn: string) => ({ status: "published", publishOn }) as const;
  const refused = "Choose a time to come, or publish at once.";
  expect(scheduleProblem(published(field(-1)), null, NOW)).toBe(refused);
  expect(scheduleProblem(published("2027-02-31T"), null, NOW)).toBe(refused);
  expect(scheduleProblem(published(field(1)), null, NOW)).toBe(true);
  expect(scheduleProblem(published(field(-1)), saved(-1), NOW)).toBe(true);
  expect(scheduleProblem({ status: "draft", publishOn: field(-1) }, null, NOW)).toBe(true);
});
