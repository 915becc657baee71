import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** The codes at the start of a test's title, such as CT12 and CT13. */
function titleCodes(source: string): string[] {
  const titles = source.matchAll(/\b(?:test|it|describe)[\w.]*\(\s*["'`]((?:[A-Z]{1,2}\d{2} )+)/g);
  return [...titles].flatMap(([, codes = ""]) => codes.trim().split(" "));
}

/** Tests whether site/testing/requirements.md lists a code: all of SU one by one, the others by their range. */
function isListed(document: string, code: string): boolean {
  if (new RegExp(`^\\| ${code} `, "m").test(document)) return true;
  const range = new RegExp(`^\\| ${code.slice(0, -2)} +\\| (\\d\\d)(?:–(\\d\\d))? `, "m");
  const [, first, last = first] = range.exec(document) ?? [];
  const number = Number(code.slice(-2));
  return number >= Number(first) && number <= Number(last);
}

it("site/testing/requirements.md lists every code at the start of a test's title", () => {
  const document = readFileSync(path.join(root, "site/testing/requirements.md"), "utf8");
  const files = globSync("{site,supabase,desktop}/**/*.{test,spec,stress}.{ts,tsx}", { cwd: root });
  const codes = new Set(
    files.flatMap((file) => titleCodes(readFileSync(path.join(root, file), "utf8"))),
  );
  expect(codes).toContain("CT13");
  expect([...codes].filter((code) => !isListed(document, code))).toEqual([]);
});

it("an unlisted code is found", () => {
  const document = "| NB   | 01–24   | posts |\n| CO   | 01      | inquiries |\n| SU01 | slugs |\n";
  expect(titleCodes('it.each(rows)("x")\ntest("NB24 SU02 a title")')).toEqual(["NB24", "SU02"]);
  const listed = ["NB01", "NB24", "CO01", "SU01"];
  const unlisted = ["NB25", "NB00", "CO02", "SU02", "XX01"];
  expect([...listed, ...unlisted].filter((code) => isListed(document, code))).toEqual(listed);
});
