import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const admin = path.join(root, "site/admin");

/** The files that the dashboard's README lists for saving a post, from the button to the query. */
function savingAPost(): string[] {
  const readme = readFileSync(path.join(admin, "README.md"), "utf8");
  const section = readme.split("**Saving a post**")[1] ?? "";
  const names = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, name = ""]) => name);
  return names.map((name) => path.join(name.startsWith("supabase/") ? root : admin, name));
}

function isImported(file: string, importer: string): boolean {
  const { importedFiles } = ts.preProcessFile(readFileSync(importer, "utf8"), true, true);
  return importedFiles.some(({ fileName }) =>
    fileName.startsWith("#")
      ? path.join(root, fileName.slice(1)) === file
      : path.resolve(path.dirname(importer), fileName) === file,
  );
}

it("saving a post can be followed through at most six files, as the README lists them", () => {
  const files = savingAPost();
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(6);
  // The shared steps of `save-row.ts` call the query that `save-post.ts` passes to them.
  const missing = files.filter(
    (file, index) =>
      index > 0 &&
      !files.slice(Math.max(0, index - 2), index).some((from) => isImported(file, from)),
  );
  expect(missing).toEqual([]);
});
