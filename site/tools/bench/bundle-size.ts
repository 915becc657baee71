import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { PageData } from "#site/hydration/page-data.ts";

/** Sizes of parts of a build in bytes: pages compressed with Brotli, all else with gzip. */
export interface BundleSizes {
  /** HTML with its styles, by page. */
  readonly pages: Readonly<Record<string, number>>;
  /** The loader, which every page loads up front. */
  readonly loader: number;
  /** All files that the dashboard loads before its first screen. */
  readonly dashboard: number;
  /** The script of the contact form's island. */
  readonly contactForm: number;
  /** The fonts that every page preloads, which are compressed in themselves. */
  readonly fonts: number;
}

/** Measures the build in `outDir`; `routes` are the pages to measure. */
export async function measureBundles(
  outDir: string,
  routes: readonly string[],
): Promise<BundleSizes> {
  const sizeOf = async (file: string, suffix = "gz") =>
    (await stat(path.join(outDir, `${file}.${suffix}`))).size;
  const total = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map((file) => sizeOf(file)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const htmlOf = (file: string) => readFile(path.join(outDir, file), "utf8");
  const pages = await Promise.all(
    routes.map(async (route) => [route, await sizeOf(fileOf(route), "br")] as const),
  );
  const dashboard = (await htmlOf("admin.html")).matchAll(/\/assets\/[^"]+\.(?:js|css)/g);
  const contact = await htmlOf("contact.html");
  const [, data = ""] = /id="page-data">([^<]*)</.exec(contact) ?? [];
  const { island = [] } = JSON.parse(data) as PageData;
  const [, loader = ""] = /<script [^>]*src="([^"]+)"/.exec(contact) ?? [];
  return {
    pages: Object.fromEntries(pages),
    loader: await sizeOf(loader),
    dashboard: await total(["admin.html", ...Array.from(dashboard, ([file]) => file)]),
    contactForm: await total(island),
    fonts: await preloadedFonts(outDir, contact),
  };
}

async function preloadedFonts(outDir: string, html: string): Promise<number> {
  const files = Array.from(
    html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g),
    ([, file = ""]) => file,
  );
  const stats = await Promise.all(files.map((file) => stat(path.join(outDir, file))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}

function fileOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
