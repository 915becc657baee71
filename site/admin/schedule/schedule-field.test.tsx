import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dateFieldValue } from "#site/format/date-field.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import type { Schedule, SavedSchedule } from "./schedule.ts";

const NOW = new Date(2027, 2, 1, 12, 0);
const MINUTE_MS = 60_000;
const inTenMinutes = new Date(NOW.getTime() + 10 * MINUTE_MS);
const scheduled: SavedSchedule = {
  ...{ status: "published", published_at: inTenMinutes.toISOString(), deleted_at: null },
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(schedule: Schedule, base: SavedSchedule | null) {
  const onChange = vi.fn<(changes: Partial<Schedule>) => void>();
  const input = {
    ...{ name: "publishOn", defaultValue: schedule.publishOn, ref: () => undefined },
    ...{ onChange: () => Promise.resolve(), onBlur: () => Promise.resolve() },
  };
  renderInTheme(
    <ScheduleField label="Publish on" error={undefined} {...{ schedule, base, input, onChange }} />,
  );
  return onChange;
}

it("SU02 a row that goes live while its form is open no longer has a date", () => {
  show({ status: "published", publishOn: dateFieldValue(inTenMinutes) }, scheduled);
  expect(screen.getByLabelText("Publish on")).toBeDefined();
  act(() => {
    vi.advanceTimersByTime(11 * MINUTE_MS);
  });
  expect(screen.queryByLabelText("Publish on")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("SU02 an older draft with a future date shows no date above a public row", () => {
  const live = { ...scheduled, published_at: new Date(2027, 1, 1).toISOString() };
  show({ status: "published", publishOn: "2027-05-01T09:00" }, live);
  expect(screen.queryByLabelText("Publish on")).toBeNull();
});

it("a date is proposed for tomorrow", () => {
  const onChange = show({ status: "draft", publishOn: "" }, null);
  fireEvent.click(screen.getByRole("button", { name: "Publish on a date…" }));
  expect(onChange).toHaveBeenCalledWith({ status: "published", publishOn: "2027-03-02T09:00" });
});

it("cancelling a stored schedule makes a draft", () => {
  const schedule = { status: "published", publishOn: "2027-05-01T09:00" } as const;
  const onChange = show(schedule, scheduled);
  fireEvent.click(screen.getByRole("button", { name: "Cancel the schedule, keep it as a draft" }));
  expect(onChange).toHaveBeenCalledWith({ publishOn: "", status: "draft" });
});

it("a date that is not stored is cleared without another status", () => {
  const onChange = show({ status: "published", publishOn: "2027-05-01T09:00" }, null);
  fireEvent.click(screen.getByRole("button", { name: "Publish without a date" }));
  expect(onChange).toHaveBeenCalledWith({ publishOn: "" });
});
