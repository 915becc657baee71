import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebouncedSave } from "./use-debounced-save.ts";
import { TEXT_PAUSE_MS } from "./use-paused-text.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a form is validated for its autosave at the first key and at the pause, not at each key", () => {
  const canSave = vi.fn(() => true);
  const save = () => Promise.resolve();
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { content: "" } });
    return { form, ...useDebouncedSave(form, { save, canSave }) };
  });
  for (const key of ["a", "b", "c", "d"]) {
    act(() => {
      result.current.form.setValue("content", key);
    });
    expect(result.current.isDue).toBe(true);
    act(() => {
      vi.advanceTimersByTime(80);
    });
  }
  expect(canSave).toHaveBeenCalledOnce();
  canSave.mockReturnValue(false);
  act(() => {
    vi.advanceTimersByTime(TEXT_PAUSE_MS);
  });
  expect(canSave).toHaveBeenCalledTimes(2);
  expect(result.current.isDue).toBe(false);
});
