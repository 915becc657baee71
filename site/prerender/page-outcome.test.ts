import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { pageOutcome } from "./page-outcome.ts";

it("a post that is withdrawn while the site is built has no page, and the build goes on", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const gone = () => Promise.reject(new DataError("not-found", "Not found"));
  expect(await pageOutcome("/blog/oak", gone)).toBe("withdrawn");
  expect(log).toHaveBeenCalledWith("/blog/oak was withdrawn during the build and has no page.");
  log.mockRestore();
});

it("what is there has its page", async () => {
  expect(await pageOutcome("/blog/oak", () => Promise.resolve())).toBe("written");
});

it("an error of rendering concerns one page", async () => {
  const deep = () => Promise.reject(new RangeError("Maximum call stack size exceeded"));
  expect(await pageOutcome("/blog/oak", deep)).toEqual({
    address: "/blog/oak",
    reason: "Maximum call stack size exceeded",
  });
});

it("trouble of the backend or of the disk ends the build", async () => {
  const broken = () => Promise.reject(new DataError("server", "boom"));
  await expect(pageOutcome("/blog/oak", broken)).rejects.toThrow("boom");
  const full = () => Promise.reject(Object.assign(new Error("disk full"), { code: "ENOSPC" }));
  await expect(pageOutcome("/blog/oak", full)).rejects.toThrow("disk full");
});
