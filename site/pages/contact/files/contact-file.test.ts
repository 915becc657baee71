import { expect, it, vi } from "vitest";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import { checkFile, isSameFile } from "./contact-file.ts";

const PDF = "%PDF-1.7";

it("CT18 a file waits for its upload under the name that the studio sees", async () => {
  const checked = await checkFile(new File([PDF], "Plan/EG.pdf", { type: "text/html" }));
  expect(checked).toMatchObject({ name: "Plan EG.pdf", type: "application/pdf", size: 8 });
  expect(checked).toMatchObject({ path: null, state: { status: "waiting" } });
});

it.each([
  ["an empty file", new File([], "a.pdf"), "is empty"],
  ["a file beyond the limit", new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], "a.pdf"), "10MB"],
  ["a page called a photo", new File(["<!doctype html>"], "a.jpg"), "only photos"],
  ["SVG", new File(["<svg/>"], "a.svg"), "only photos"],
])("CT18 %s is refused with its name and the reason", async (_what, file, reason) => {
  const problem = await checkFile(file);
  expect(problem).toContain(`“${file.name}” was not attached`);
  expect(problem).toContain(reason);
});

it("CT18 a file that cannot be read is refused", async () => {
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(new Error("gone"));
  expect(await checkFile(new File([PDF], "a.pdf"))).toContain("cannot be read");
});

it("CT18 a file that is chosen twice is known", async () => {
  const file = new File([PDF], "a.pdf", { lastModified: 1 });
  const checked = await checkFile(file);
  if (typeof checked === "string") throw new Error(checked);
  expect(isSameFile(checked, new File([PDF], "a.pdf", { lastModified: 1 }))).toBe(true);
  expect(isSameFile(checked, new File([PDF], "a.pdf", { lastModified: 2 }))).toBe(false);
  expect(isSameFile({ ...checked, file: null }, file)).toBe(false);
});
