import { expect, it } from "vitest";
import { redirectVariants } from "../testing/redirect-variants.ts";
import { isDestination, isPlainPath, newPathOf, oldPathOf } from "#supabase/data/redirect-paths.ts";
import { movedPaths } from "./moved-paths.ts";

const noPage = () => false;

it("SU31 a page wins over the redirect from its path", () => {
  const redirects = [
    { from: "/news", to: "/blog" },
    { from: "/blog/oak", to: "/about" },
  ];
  expect(movedPaths(redirects, (path) => path === "/blog/oak")).toEqual([
    { from: "/news", to: "/blog" },
  ]);
});

it("SU31 a redirect to a redirected path leads to its end at once, through former slugs, too", () => {
  const redirects = [
    { from: "/a", to: "/b#part" },
    { from: "/b", to: "/blog/oak#top" },
    { from: "/blog/oak", to: "/blog/pine" },
  ];
  expect(movedPaths(redirects, noPage)).toEqual([
    { from: "/a", to: "/blog/pine" },
    { from: "/b", to: "/blog/pine" },
    { from: "/blog/oak", to: "/blog/pine" },
  ]);
});

it("SU31 the first of two redirects from one path counts, and a circle is left out", () => {
  const redirects = [
    { from: "/a", to: "/about" },
    { from: "/a", to: "/contact" },
    { from: "/b", to: "/c" },
    { from: "/c", to: "/b" },
    { from: "/d", to: "/b" },
  ];
  expect(movedPaths(redirects, noPage)).toEqual([{ from: "/a", to: "/about" }]);
});

it("SU31 none of the paths that could lead to another site is an address of a redirect", () => {
  expect(redirectVariants.filter(isDestination)).toEqual([]);
  expect(redirectVariants.filter(isPlainPath)).toEqual([]);
  const entered = redirectVariants.flatMap((entry) => [
    newPathOf(entry, "https://studio.example"),
    newPathOf(`https://studio.example${entry}`, "https://studio.example"),
  ]);
  const leaving = entered
    .filter(isDestination)
    .filter((path) => new URL(path, "https://studio.example").origin !== "https://studio.example");
  expect(leaving).toEqual([]);
});

it.each([
  ["https://www.old-studio.example/Our-Work/Loft.html?ref=1#top", "/our-work/loft.html"],
  ["http://old.example", "/"],
  ["our-work/loft", "/our-work/loft"],
  [" /News/ ", "/news"],
  ["/?page_id=12", "/"],
  ["", ""],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["//evil.example", "//evil.example"],
])("SU31 the old address of the entry %j is %j", (entry, path) => {
  expect(oldPathOf(entry)).toBe(path);
});

it.each([
  ["https://studio.example/About#Team", "/about#Team"],
  ["https://studio.example", "/"],
  ["https://studio.example/", "/"],
  ["https://elsewhere.example/about", "https://elsewhere.example/about"],
  ["about#team", "/about#team"],
  ["/Portfolio/", "/portfolio"],
  ["", ""],
])("SU31 the new address of the entry %j is %j", (entry, path) => {
  expect(newPathOf(entry, "https://studio.example")).toBe(path);
});
