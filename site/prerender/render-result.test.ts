import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { renderResult } from "./render-result.ts";

it("a post unpublished during the build gets no page, and the build continues", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const notFound = () => Promise.reject(new DataError("not-found", "Not found"));
  expect(await renderResult("/blog/oak", notFound)).toBe("withdrawn");
  expect(log).toHaveBeenCalledWith("/blog/oak was withdrawn during the build and has no page.");
  log.mockRestore();
});

it("a page that renders is written", async () => {
  expect(await renderResult("/blog/oak", () => Promise.resolve())).toBe("written");
});

it("a rendering error fails only its page", async () => {
  const overflow = () => Promise.reject(new RangeError("Maximum call stack size exceeded"));
  expect(await renderResult("/blog/oak", overflow)).toEqual({
    path: "/blog/oak",
    reason: "Maximum call stack size exceeded",
  });
});

it("an error of the backend or the file system fails the build", async () => {
  const serverError = () => Promise.reject(new DataError("server", "boom"));
  await expect(renderResult("/blog/oak", serverError)).rejects.toThrow("boom");
  const diskFull = () => Promise.reject(Object.assign(new Error("disk full"), { code: "ENOSPC" }));
  await expect(renderResult("/blog/oak", diskFull)).rejects.toThrow("disk full");
});
