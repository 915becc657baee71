import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PAGE_PATHS } from "./letter-case.ts";
import { patternPages, publicPages } from "./public-pages.ts";

const modules = [...publicPages(), ...patternPages()].map(({ module }) => module);

it("the manifest has every page, and the router loads the modules that it names", () => {
  const found = globSync("site/pages/*/*-page.tsx").map((file) => file.replace("site/", ""));
  // The frame of both legal pages.
  const frame = "pages/legal/legal-page.tsx";
  expect([...modules, frame].toSorted()).toEqual(found.toSorted());
  const router = readFileSync("site/routes.tsx", "utf8");
  const loaded = [...router.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, module]) => module);
  expect(loaded.toSorted()).toEqual(modules.toSorted());
});

it.each(["path", "title", "module"] as const)("every page has a %s of its own", (field) => {
  const values = [...publicPages(), ...patternPages()]
    .map((page) => page[field])
    .filter((value) => value !== null);
  expect(new Set(values).size).toBe(values.length);
});

it("the paths with redirects from other letter case are those of the pages, of previews and of the dashboard", () => {
  const pages = publicPages().map(({ path }) => path);
  expect(["/", ...PAGE_PATHS].toSorted()).toEqual([...pages, "/admin", "/preview"].toSorted());
});
