import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { calledFiles } from "./called-files.ts";
import type { Declared } from "./called-files.ts";

const root = path.resolve(import.meta.dirname, "../..");
const admin = path.join(root, "site/admin");

/** The files that the dashboard's README lists for saving a post or a project, from the button to the query. */
function listedFiles(noun: string): string[] {
  const readme = readFileSync(path.join(admin, "README.md"), "utf8");
  const section = readme.split(`**Saving a ${noun}**`)[1]?.split("\n**")[0] ?? "";
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

/** Shared code of forms, besides the row's own; the rest of the dashboard knows nothing of a save. */
const FOLLOWED =
  /^(site\/admin\/(posts|projects|form-safety|schedule)\/|supabase\/data\/(posts|projects)\.ts$)/;

/** Texts of notices. */
const TEXTS = /\/(post|project)-messages\.ts$/;

/** Functions that a save without an image never reaches while the network works and nothing fails. */
const BRANCHES: ReadonlySet<string> = new Set([
  ...["uploadChosenFile", "ownEntryOf", "saveAfterEntry", "addToOutbox"],
  ...["reportSaveFailure", "postConflicts", "setServerError", "projectConflicts"],
]);

function isOnPath({ file, name }: Declared): boolean {
  return FOLLOWED.test(file) && !TEXTS.test(file) && !BRANCHES.has(name);
}

describe.each([
  ["post", "site/admin/posts/post-form.tsx", "site/admin/posts/use-save-post.ts", "useSavePost"],
  [
    "project",
    "site/admin/projects/project-form.tsx",
    "site/admin/projects/use-save-project.ts",
    "useSaveProject",
  ],
])("saving a %s", (noun, form, file, name) => {
  it("the README lists every file with logic, from the button to the query", () => {
    const called = calledFiles({ file, name }, isOnPath);
    const listed = listedFiles(noun).map((each) => path.relative(root, each));
    expect(listed.toSorted()).toEqual([form, ...called].sort());
    expect(listed.length).toBeLessThanOrEqual(6);
  });

  it("each of these files is imported by one before it", () => {
    const files = listedFiles(noun);
    const missing = files.filter(
      (each, index) => index > 0 && !files.slice(0, index).some((from) => isImported(each, from)),
    );
    expect(missing).toEqual([]);
  });
});
