import { expect, it } from "vitest";
import { renderedFiles } from "#site/testing/rendered-files.ts";
import { fixedPages } from "./pages-to-render.ts";

const TIMEOUT_MS = 60_000;

const linking = (pages: ReadonlyMap<string, string>) =>
  [...pages].filter(([, html]) => html.includes("rss.xml")).map(([name]) => name);

it(
  "SU14 without an address of the site no page links the feed, which is not written then",
  async () => {
    const without = await renderedFiles(fixedPages);
    expect(without.size).toBe(fixedPages.length);
    expect(linking(without)).toEqual([]);
    const pages = await renderedFiles(fixedPages, { siteOrigin: "https://studio.example" });
    expect(linking(pages)).toEqual([...pages.keys()]);
  },
  TIMEOUT_MS,
);
