import { act, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { FormStatus } from "./form-status.tsx";
import type { Schedule, SavedSchedule } from "./schedule.ts";

const MINUTE_MS = 60_000;
const OPTIONS = [
  { value: "draft", label: "Save Draft" },
  { value: "published", label: "Publish Now" },
] as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 2, 1, 12, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

interface FormProps extends Schedule {
  readonly base?: SavedSchedule;
}

function Form({ base, ...schedule }: FormProps) {
  const form = useForm<Schedule>({ defaultValues: schedule });
  return (
    <FormProvider {...form}>
      <FormStatus label="Status" options={OPTIONS} base={base ?? null} />
    </FormProvider>
  );
}

const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it("SU02 publishing is scheduling while the chosen date is to come", () => {
  renderInTheme(<Form status="published" publishOn="2027-03-01T12:10" />);
  expect(labels()).toEqual(["Save Draft", "Schedule"]);
  act(() => {
    vi.advanceTimersByTime(11 * MINUTE_MS);
  });
  expect(labels()).toEqual(["Save Draft", "Publish Now"]);
});

it("without a date it is publishing now", () => {
  renderInTheme(<Form status="published" publishOn="" />);
  expect(labels()).toEqual(["Save Draft", "Publish Now"]);
});

it("says that saving a public row as a draft takes it off the website", () => {
  const base: SavedSchedule = {
    status: "published",
    published_at: "2027-01-01T12:00:00+00:00",
    deleted_at: null,
  };
  const status = { target: { value: "draft" } };
  renderInTheme(<Form status="published" publishOn="" base={base} />);
  expect(screen.queryByText(/takes it off/)).toBeNull();
  fireEvent.change(screen.getByLabelText("Status"), status);
  expect(screen.getByText("Saving takes it off the website.")).not.toBeNull();
});
