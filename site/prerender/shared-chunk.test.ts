import path from "node:path";
import { expect, it } from "vitest";
import { sharedChunk } from "./shared-chunk.ts";

const site = path.resolve(import.meta.dirname, "..");
const pageOf = (module: string) => path.join(site, "pages", module);
const ENTRY = path.join(site, "hydration/hydrate-page.tsx");

/** A module graph: the importers of each file. The entry imports nothing else. */
const graph = (importers: Readonly<Record<string, readonly string[]>>) => (file: string) => ({
  isEntry: file === ENTRY,
  importers: [...(importers[file] ?? [])],
});

it("code of the entry and of a page without a text is shared", () => {
  const infoOf = graph({ menu: [ENTRY], card: ["list"], list: [pageOf("blog/blog-page.tsx")] });
  expect(sharedChunk("menu", infoOf)).toBe("shared");
  expect(sharedChunk("card", infoOf)).toBe("shared");
});

it("code that only pages with a text use, also in a cycle, is not shared", () => {
  const infoOf = graph({
    parser: ["article", "lines"],
    lines: ["parser"],
    article: [pageOf("blog/blog-post-page.tsx"), pageOf("portfolio/project-page.tsx")],
  });
  expect(sharedChunk("parser", infoOf)).toBeNull();
});

it("of the libraries, those of the interface are shared", () => {
  const react = "/node_modules/react-dom/client.js";
  const marked = "/node_modules/marked/marked.js";
  const infoOf = graph({ [react]: [ENTRY], [marked]: [ENTRY] });
  expect(sharedChunk(react, infoOf)).toBe("shared");
  expect(sharedChunk(marked, infoOf)).toBeNull();
});
