import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { calledFiles } from "./called-files.ts";
import type { Declared } from "./called-files.ts";

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

/** Shared code of forms, besides the posts' own; the rest of the dashboard knows nothing of a save. */
const FOLLOWED = /^(site\/admin\/(posts|form-safety|schedule)\/|supabase\/data\/posts\.ts$)/;

/** Texts of notices. */
const TEXTS = "site/admin/posts/post-messages.ts";

/** Functions that a save without an image never reaches while the network works and nothing fails. */
const BRANCHES: ReadonlySet<string> = new Set([
  ...["uploadFeaturedImage", "queuedPost", "postOutbox", "postSender", "queueDraft"],
  ...["notifyFailure", "postConflicts"],
]);

function isOnPath({ file, name }: Declared): boolean {
  return FOLLOWED.test(file) && file !== TEXTS && !BRANCHES.has(name);
}

it("the README lists every file with logic of saving a post, from the button to the query", () => {
  const called = calledFiles(
    { file: "site/admin/posts/use-save-post.ts", name: "useSavePost" },
    isOnPath,
  );
  const form = "site/admin/posts/post-editor.tsx";
  const listed = savingAPost().map((file) => path.relative(root, file));
  expect(listed.toSorted()).toEqual([form, ...called].sort());
  expect(listed.length).toBeLessThanOrEqual(6);
});

it("each of these files is imported by one before it", () => {
  const files = savingAPost();
  const missing = files.filter(
    (file, index) => index > 0 && !files.slice(0, index).some((from) => isImported(file, from)),
  );
  expect(missing).toEqual([]);
});
