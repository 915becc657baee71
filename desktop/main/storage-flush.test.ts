import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStorageFlush } from "./storage-flush.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("flushes every 400 ms during unsaved work, once after it, and not before", () => {
  const flush = vi.fn();
  const storage = createStorageFlush(flush);
  vi.advanceTimersByTime(5000);
  expect(flush).not.toHaveBeenCalled();
  storage.whileUnsaved(true);
  storage.whileUnsaved(true);
  vi.advanceTimersByTime(4000);
  const during = flush.mock.calls.length;
  expect(during).toBeGreaterThanOrEqual(10);
  expect(during).toBeLessThan(20);
  storage.whileUnsaved(false);
  vi.advanceTimersByTime(5000);
  expect(flush).toHaveBeenCalledTimes(during + 1);
});

it("flushes a second after a change of the session", () => {
  const flush = vi.fn();
  createStorageFlush(flush).afterSession();
  vi.advanceTimersByTime(1000);
  expect(flush).toHaveBeenCalledOnce();
});
