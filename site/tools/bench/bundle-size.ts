import { readdir, readFile, stat } from "node:fs/promises";
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
  /** The visual editor, which loads when a body is opened. */
  readonly editor: number;
  /** The script of the contact form's island. */
  readonly contactForm: number;
  /** The scripts that hydrate a page as a whole, by page. */
  readonly hydration: Readonly<Record<string, number>>;
  /** The fonts that every page preloads, which are compressed in themselves: all, and those of the first screen. */
  readonly fonts: number;
  readonly urgentFonts: number;
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
  const byPage = async (measure: (file: string) => Promise<number>) =>
    Object.fromEntries(
      await Promise.all(
        routes.map(async (route) => [route, await measure(fileOf(route))] as const),
      ),
    );
  const dashboard = (await htmlOf("admin.html")).match(/\/assets\/[^"]+\.(?:js|css)/g) ?? [];
  const contact = await htmlOf("contact.html");
  const { island = [] } = pageDataOf(contact);
  const [, loader = ""] = /<script [^>]*src="([^"]+)"/.exec(contact) ?? [];
  return {
    pages: await byPage((file) => sizeOf(file, "br")),
    hydration: await byPage(async (file) => total(pageDataOf(await htmlOf(file)).chunks)),
    loader: await sizeOf(loader),
    dashboard: await total(["admin.html", ...dashboard]),
    editor: await total(await editorFiles(outDir, dashboard)),
    contactForm: await total(island),
    ...(await preloadedFonts(outDir, contact)),
  };
}

function pageDataOf(html: string): PageData {
  const [, data = ""] = /id="page-data">([^<]*)</.exec(html) ?? [];
  return JSON.parse(data) as PageData;
}

/** The chunk of the visual editor and what it imports, without what the tab of a new post has loaded before. */
async function editorFiles(outDir: string, loaded: readonly string[]): Promise<readonly string[]> {
  const tab = await withImports(outDir, "post-editor-tab");
  const editor = await withImports(outDir, "visual-editor");
  return [...editor].filter((file) => !tab.has(file) && !loaded.includes(file));
}

/** URLs of a lazily loaded chunk of the dashboard and of its static imports. Throws if no file or several have its name. */
async function withImports(outDir: string, chunk: string): Promise<ReadonlySet<string>> {
  const names = await readdir(path.join(outDir, "assets"));
  const found = names.filter((name) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name));
  if (found.length !== 1) {
    throw new Error(`The build has ${String(found.length)} chunks named ${chunk} instead of one.`);
  }
  const files = new Set(found.map((name) => `/assets/${name}`));
  // The set grows while it is iterated.
  for (const file of files) {
    const code = await readFile(path.join(outDir, file), "utf8");
    for (const [, name = ""] of code.matchAll(STATIC_IMPORT)) files.add(`/assets/${name}`);
  }
  return files;
}

/** `import"./a.js"` and `from"./a.js"`, but not `import("./a.js")`. */
const STATIC_IMPORT = /\b(?:import|from)\s*"\.\/([^"]+\.js)"/g;

async function preloadedFonts(
  outDir: string,
  html: string,
): Promise<Pick<BundleSizes, "fonts" | "urgentFonts">> {
  const sum = { fonts: 0, urgentFonts: 0 };
  for (const link of html.match(/<link rel="preload" [^>]+\.woff2"[^>]*>/g) ?? []) {
    const { size } = await stat(path.join(outDir, /href="([^"]+)"/.exec(link)?.[1] ?? ""));
    sum.fonts += size;
    if (!link.includes('fetchpriority="low"')) sum.urgentFonts += size;
  }
  return sum;
}

function fileOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
