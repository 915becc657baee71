import { describe, expect, it } from "vitest";
import { replyDue } from "./reply-due.ts";

const now = new Date("2025-03-03T12:00:00Z");
const label = (dueAt: string) => replyDue(dueAt, now)?.label;

describe("replyDue", () => {
  it.each([
    ["2025-03-04T12:00:00Z", "Reply due in 24 h"],
    ["2025-03-03T17:59:00Z", "Reply due in 5 h"],
    ["2025-03-03T12:25:30Z", "Reply due in 25 min"],
    ["2025-03-03T12:00:00Z", "Reply due in 0 min"],
    ["2025-03-03T11:30:00Z", "Overdue by 30 min"],
    ["2025-03-03T09:50:00Z", "Overdue by 2 h"],
    ["2025-03-02T00:00:00Z", "Overdue by 36 h"],
    ["2025-02-28T11:00:00Z", "Overdue by 3 days"],
  ])("%s is formatted as %s", (dueAt, expected) => {
    expect(label(dueAt)).toBe(expected);
  });

  it("is late only after the due time, and null without one", () => {
    expect(replyDue("2025-03-03T12:00:00Z", now)?.late).toBe(false);
    expect(replyDue("2025-03-03T11:59:59Z", now)?.late).toBe(true);
    expect(replyDue(null, now)).toBeNull();
  });
});
