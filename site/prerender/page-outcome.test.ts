import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { pageOutcome } from "./page-outcome.ts";

it("a post unpublished during the build gets no page, and the build continues", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const notFound = () => Promise.reject(new DataError("not-found", "Not found"));
  expect(await pageOutcome("/blog/oak", notFound)).toBe("withdrawn");
  expect(log).toHaveBeenCalledWith("/blog/oak was withdrawn during the build and has no page.");
  log.mockRestore();
});

it("a page that renders is written", async () => {
  expect(await pageOutcome("/blog/oak", () => Promise.resolve())).toBe("written");
});

it("a rendering error fails only its page", async () => {
  const overflow = () => Promise.reject(new RangeError("Maximum call stack size exceeded"));
  expect(await pageOutcome("/blog/oak", overflow)).toEqual({
    address: "/blog/oak",
    reason: "Maximum call stack size exceeded",
  });
});

it("an error of the backend or the file system fails the build", async () => {
  const serverError = () => Promise.reject(new DataError("server", "boom"));
  await expect(pageOutcome("/blog/oak", serverError)).rejects.toThrow("boom");
  const diskFull = () => Promise.reject(Object.assign(new Error("disk full"), { code: "ENOSPC" }));
  await expect(pageOutcome("/blog/oak", diskFull)).rejects.toThrow("disk full");
});
