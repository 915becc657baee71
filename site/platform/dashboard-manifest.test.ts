import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { DASHBOARD_TABS, isPageId, PAGES, tabOfItem } from "./dashboard-manifest.ts";

/** Folders in site/admin with a file of this kind of page. */
function foldersWith(pattern: string): string[] {
  return globSync(`site/admin/*/${pattern}`).map((file) => basename(dirname(file)));
}

describe("the tabs of the manifest", () => {
  it("are those that have a module", () => {
    const modules = foldersWith("*-tab.tsx").toSorted();
    expect(DASHBOARD_TABS.map(({ folder }) => folder).toSorted()).toEqual(modules);
  });

  it.each(["id", "label", "key"] as const)("have each a %s of their own", (field) => {
    const values = new Set<string>(DASHBOARD_TABS.map((tab) => tab[field]));
    expect(values.size).toBe(DASHBOARD_TABS.length);
  });

  it("have their position as key", () => {
    expect(DASHBOARD_TABS.map(({ key }) => key)).toEqual(
      DASHBOARD_TABS.map((_tab, index) => String(index + 1)),
    );
  });

  it("open every kind of row in one tab", () => {
    expect(tabOfItem("posts")).toBe("new-blog");
    expect(tabOfItem("projects")).toBe("projects");
    expect(tabOfItem("inquiries")).toBe("contacts");
    const kinds = DASHBOARD_TABS.flatMap(({ items }) => items ?? []);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

it("the pages of the manifest are those that have a module named after their folder", () => {
  const modules = globSync("site/admin/*/*-page.tsx").filter(
    (file) => basename(file) === `${basename(dirname(file))}-page.tsx`,
  );
  expect(
    Object.values(PAGES)
      .map(({ folder }) => folder)
      .toSorted(),
  ).toEqual(modules.map((file) => basename(dirname(file))).toSorted());
});

it("the pages have each a title of their own, and no other string is the id of one", () => {
  const titles = new Set<string>(Object.values(PAGES).map(({ title }) => title));
  expect(titles.size).toBe(Object.keys(PAGES).length);
  expect(isPageId("media")).toBe(true);
  for (const id of ["2", "toString", "", null]) expect(isPageId(id), String(id)).toBe(false);
});
