import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as renderer from "#site/prerender/entry-server.tsx";
import type { PageToRender } from "#site/prerender/pages-to-render.ts";
import { renderPages } from "#site/prerender/render-pages.ts";
import { clientBundle } from "./client-bundle.ts";

type Setup = Parameters<typeof renderPages>[1];

/** Setup of a build whose backend does not answer, without images and without an address of the site. */
export const withoutBackend: Omit<Setup, "outDir"> = {
  renderer,
  client: clientBundle,
  backend: { url: "http://127.0.0.1:9", publishableKey: "sb_publishable_test" },
  isBackendReachable: false,
  effects: {
    writeOgImage: () => Promise.resolve(null),
    imageVariants: () => Promise.resolve(null),
    portraitCrop: () => Promise.resolve(null),
    onPost: () => undefined,
  },
  siteOrigin: "",
};

/** An empty temporary folder for a build, with the folder that the client build creates. */
export async function temporaryOutDir(): Promise<string> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), "rendered-pages-"));
  await mkdir(path.join(outDir, "assets"));
  return outDir;
}

/** The HTML of rendered pages, by the name of their file. */
export async function renderedFiles(
  pages: readonly PageToRender[],
  setup: Partial<Setup> = {},
): Promise<ReadonlyMap<string, string>> {
  const outDir = await temporaryOutDir();
  try {
    await renderPages(pages, { ...withoutBackend, ...setup, outDir });
    const names = await readdir(outDir, { recursive: true });
    const read = async (name: string) =>
      [name, await readFile(path.join(outDir, name), "utf8")] as const;
    return new Map(await Promise.all(names.filter((name) => name.endsWith(".html")).map(read)));
  } finally {
    await rm(outDir, { recursive: true });
  }
}
