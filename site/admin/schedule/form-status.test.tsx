import { act, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { FormStatus } from "./form-status.tsx";
import type { Schedule } from "./schedule.ts";

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

function Form(schedule: Schedule) {
  const form = useForm({ defaultValues: schedule });
  return (
    <FormProvider {...form}>
      <FormStatus label="Status" options={OPTIONS} base={null} />
    </FormProvider>
  );
}

const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it("65 publishing is scheduling while the chosen date is to come", () => {
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
