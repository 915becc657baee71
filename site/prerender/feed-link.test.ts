import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { clientBundle } from "#site/testing/client-bundle.ts";
import * as renderer from "./entry-server.tsx";
import { renderPages } from "./render-pages.ts";
import { fixedPages } from "./pages-to-render.ts";

const TIMEOUT_MS = 60_000;

/** The files of a build without a backend, by name. */
async function pagesOf(siteOrigin: string): Promise<ReadonlyMap<string, string>> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), "feed-link-"));
  try {
    // The client build creates this folder.
    await mkdir(path.join(outDir, "assets"));
    await renderPages(fixedPages, {
      renderer,
      client: clientBundle,
      backend: { url: "http://127.0.0.1:9", publishableKey: "sb_publishable_test" },
      isBackendReachable: false,
      effects: {
        writeOgImage: () => Promise.resolve(null),
        imageVariants: () => Promise.resolve(null),
        onPost: () => undefined,
      },
      siteOrigin,
      outDir,
    });
    const names = (await readdir(outDir, { recursive: true })).filter((name) =>
      name.endsWith(".html"),
    );
    const read = async (name: string) =>
      [name, await readFile(path.join(outDir, name), "utf8")] as const;
    return new Map(await Promise.all(names.map(read)));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

const linking = (pages: ReadonlyMap<string, string>) =>
  [...pages].filter(([, html]) => html.includes("rss.xml")).map(([name]) => name);

it(
  "SU14 without an address of the site no page links the feed, which is not written then",
  async () => {
    const without = await pagesOf("");
    expect(without.size).toBe(fixedPages.length);
    expect(linking(without)).toEqual([]);
    const pages = await pagesOf("https://studio.example");
    expect(linking(pages)).toEqual([...pages.keys()]);
  },
  TIMEOUT_MS,
);
