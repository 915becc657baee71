import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { unlessGone } from "./unless-gone.ts";

it("a post that is withdrawn while the site is built has no page, and the build goes on", async () => {
  const told = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const gone = () => Promise.reject(new DataError("not-found", "Not found"));
  expect(await unlessGone("/blog/oak", gone)).toBe(false);
  expect(told).toHaveBeenCalledWith("/blog/oak was withdrawn meanwhile and has no page.");
  told.mockRestore();
});

it("what is there has its page", async () => {
  expect(await unlessGone("/blog/oak", () => Promise.resolve())).toBe(true);
});

it("any other trouble ends the build", async () => {
  const broken = () => Promise.reject(new DataError("server", "boom"));
  await expect(unlessGone("/blog/oak", broken)).rejects.toThrow("boom");
});
