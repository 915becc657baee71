import { readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryOutDir, withoutBackend } from "#site/testing/rendered-files.ts";
import * as renderer from "./entry-server.tsx";
import { listPage, postPage, fixedPages } from "./pages-to-render.ts";
import type { PageToRender } from "./pages-to-render.ts";
import { renderPages } from "./render-pages.ts";

const TIMEOUT_MS = 60_000;

let folder: string;

beforeEach(async () => {
  folder = await temporaryOutDir();
});

afterEach(() => rm(folder, { recursive: true }));

function overflow(): never {
  throw new RangeError("Maximum call stack size exceeded");
}

interface Failing {
  /** URLs whose rows make rendering fail. */
  readonly rows?: readonly string[];
  /** URLs that fail with and without rows. */
  readonly pages?: readonly string[];
}

/** Renders with the real components, except for the failing pages. */
function rendered(pagesToRender: readonly PageToRender[], { rows = [], pages = [] }: Failing) {
  return renderPages(pagesToRender, {
    ...withoutBackend,
    renderer: {
      ...renderer,
      prefetchSettings: () => Promise.resolve(),
      prefetchPageCopyImages: () => Promise.resolve(),
      prefetchHomeRows: () => Promise.resolve(),
      prefetchSlugsByTitle: () => Promise.resolve(),
      prefetchProjectResults: () => Promise.resolve(),
      prefetchTeamPosts: () => Promise.resolve(),
      prefetchQueries: (path) => Promise.resolve(rows.includes(path) ? overflow() : "rows"),
      renderPage: (request) =>
        pages.includes(request.url) ? overflow() : renderer.renderPage(request),
    },
    isBackendReachable: true,
    outDir: folder,
  });
}

it(
  "a failing page with rows is reported and left to the browser, and all others are written",
  async () => {
    const later = "/blog/page/2";
    const pagesToRender = [...fixedPages, postPage("broken"), postPage("fine"), listPage(later)];
    const { written, failed } = await rendered(pagesToRender, {
      rows: ["/blog/broken", later, "/blog"],
    });
    expect(failed.map(({ path }) => path).sort()).toEqual(["/blog", "/blog/broken", later]);
    expect(failed[0]?.reason).toBe("Maximum call stack size exceeded");
    expect(written.has("/blog/fine")).toBe(true);
    expect(existsSync(path.join(folder, "blog/fine.html"))).toBe(true);
    // The host serves the post shell and the not-found page instead.
    expect(existsSync(path.join(folder, "blog/broken.html"))).toBe(false);
    expect(existsSync(path.join(folder, "blog/page/2.html"))).toBe(false);
    expect(await readFile(path.join(folder, "blog.html"), "utf8")).toContain(
      '"hydrateOnLoad":true',
    );
  },
  TIMEOUT_MS,
);

it(
  "a failing fixed page fails the build, and so do many failing pages with rows",
  async () => {
    await expect(rendered(fixedPages, { pages: ["/about"] })).rejects.toThrow(
      "/about: Maximum call stack",
    );
    const posts = ["a", "b", "c", "d"].map(postPage);
    const paths = posts.map(({ path }) => path);
    await expect(rendered(posts, { rows: paths })).rejects.toThrow("4 pages could not be rendered");
  },
  TIMEOUT_MS,
);
