import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TEXT_PAUSE_MS } from "#site/admin/form-safety/use-paused-text.ts";
import { usePreviewedValues } from "./use-previewed-values.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form and the content of its preview. */
function openPreview() {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { content: "" } });
    return { form, previewed: usePreviewedValues(form) };
  });
  const type = (content: string) => {
    act(() => {
      result.current.form.setValue("content", content);
    });
  };
  return { type, previewed: () => result.current.previewed.content };
}

it("SU08 the live preview follows each key", () => {
  const { type, previewed } = openPreview();
  type("Oak");
  expect(previewed()).toBe("Oak");
});

it("SU08 the live preview of a long text follows at a pause", () => {
  const { type, previewed } = openPreview();
  const long = "Oak ".repeat(8000);
  for (const key of ["a", "b", "c"]) {
    type(`${long}${key}`);
    act(() => {
      vi.advanceTimersByTime(TEXT_PAUSE_MS - 1);
    });
    expect(previewed()).toBe("");
  }
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(previewed()).toBe(`${long}c`);
});
