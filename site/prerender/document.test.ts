import { expect, it } from "vitest";
import { clientBundle } from "#site/testing/client-bundle.ts";
import { locale } from "#site/config/locale.ts";
import { pageDocument } from "./document.ts";

const page = {
  path: "/about",
  html: "<title>About</title><main>About</main>",
  css: "",
  rendering: "static",
  module: "pages/about/about-page.tsx",
  complete: true,
  requests: [],
  cacheUrl: "/assets/rows-1.json",
} as const;

it("SU14 a page links the feed only if the build writes one", () => {
  expect(pageDocument({ ...page, hasFeed: true }, clientBundle)).toContain('href="/rss.xml"');
  expect(pageDocument({ ...page, hasFeed: false }, clientBundle)).not.toContain("rss.xml");
});

it("a page names the language of the site's locale", () => {
  const [, language] = /^<!doctype html><html lang="([^"]+)">/.exec(
    pageDocument({ ...page, hasFeed: false }, clientBundle),
  ) ?? [undefined, ""];
  expect(locale.tag.startsWith(`${language}-`)).toBe(true);
});

it("SU29 preloads the fonts of the first screen at once, others with low priority", () => {
  const html = pageDocument({ ...page, hasFeed: false }, clientBundle);
  const links = html.match(/<link rel="preload" [^>]*as="font"[^>]*>/g);
  expect(links).toEqual([
    '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="preload" href="/assets/b.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low">',
  ]);
});
