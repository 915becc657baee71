import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { fontsIn } from "./page-fonts.ts";
import type { PageFonts } from "./page-fonts.ts";
import { CONTACT_ISLAND } from "./page-list.ts";
import type { SettledStyles } from "../ui/settled/settled-styles.ts";
import type { Files } from "../wake/page-data.ts";
import type { BuildEnvironmentOptions, InlineConfig, Manifest } from "vite";

const siteRoot = path.resolve(import.meta.dirname, "..");
const configFile = path.join(siteRoot, "vite.config.ts");
const APP = "wake/woken.tsx";
const LOOK = /\/(?:@chakra-ui|@ark-ui|@zag-js|lucide-react|react-dom)\//;
const OF_POSTS = /\/(?:pages\/blog|markup\/(?:article-body|body|parse-body|render-tokens|tame))/;
const cacheRoot = path.resolve(siteRoot, "../node_modules/.cache");

/** What the pages must know of the finished client code. Addresses begin with "/". */
export interface ClientBundle {
  readonly loader: string;
  /** What wakes up a page, and the code that it needs besides. */
  chunksFor(module: string): Files;
  /** The files of a part that wakes up by itself. */
  islandFor(module: string): Files;
  readonly fontFaces: string;
  /** The style element for letters that few pages show. */
  readonly extendedFonts: string;
  readonly fonts: PageFonts;
}

/**
 * Builds of their own, since what one part imports would weigh the others down: the loader in one small
 * file, the public site, each part of it that wakes up by itself, the dashboard.
 */
export async function buildClient(
  outDir: string,
  contactStyles: SettledStyles,
  extendedFonts: string,
): Promise<ClientBundle> {
  const loader = await buildPart(
    outDir,
    { emptyOutDir: true, copyPublicDir: true },
    "wake/wake.ts",
  );
  const site = await buildPart(
    outDir,
    {
      rolldownOptions: {
        // One file of what pages share: thirty small ones were named in the head of every page.
        output: {
          // Pages keep their names, by which faults are found; what they share has none to tell.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
          codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: isCommon }] },
        },
      },
    },
    APP,
  );
  const island = await buildPart(outDir, {}, CONTACT_ISLAND, {
    CONTACT_STYLES: JSON.stringify(contactStyles),
  });
  await buildPart(outDir, {}, "admin.html");
  const bundle = await clientBundle({ ...loader, ...island, ...site }, outDir);
  return { ...bundle, extendedFonts, fonts: fontsIn(extendedFonts + bundle.fontFaces) };
}

/** Our own code and that of its look, without what only the texts of posts and projects need. */
function isCommon(file: string): boolean {
  return (!file.includes("/node_modules/") || LOOK.test(file)) && !OF_POSTS.test(file);
}

async function buildPart(
  outDir: string,
  options: BuildEnvironmentOptions,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<Manifest> {
  const rolldownOptions = {
    ...options.rolldownOptions,
    input: path.join(siteRoot, entry),
    preserveEntrySignatures: "exports-only",
  } as const;
  await build({
    define,
    ...config({
      emptyOutDir: false,
      copyPublicDir: false,
      ...options,
      outDir,
      manifest: true,
      // Modules are preloaded natively by every browser that runs them.
      modulePreload: { polyfill: false },
      rolldownOptions,
    }),
  });
  const file = path.join(outDir, ".vite/manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  return manifest;
}

/** The pages as a module for Node; answers with its file. */
export async function buildRenderer(folder: string): Promise<string> {
  await build({
    ...config({
      outDir: folder,
      ssr: `${siteRoot}/prerender/entry.tsx`,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
    }),
    // Bundled, so that all of it shares one copy of each context.
    ssr: { noExternal: true },
  });
  return path.join(folder, "entry.js");
}

/** A folder below node_modules, where Node finds what a bundle leaves outside. */
export function cacheFolder(name: string): string {
  return path.join(cacheRoot, name);
}

function config(options: InlineConfig["build"]): InlineConfig {
  return { configFile, mode: "production", logLevel: "warn", build: { ...options } };
}

async function clientBundle(manifest: Manifest, outDir: string) {
  const entry = (name: string) => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`The build has no file for ${name}.`);
    return found;
  };
  const withImports = (name: string): Files => [
    `/${entry(name).file}`,
    ...(entry(name).imports ?? []).flatMap(withImports),
  ];
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = await Promise.all(
    [...sheets].map((file) => readFile(path.join(outDir, file), "utf8")),
  );
  return {
    loader: `/${entry("wake/wake.ts").file}`,
    chunksFor: (module: string) => once([...withImports(APP), ...withImports(module)]),
    islandFor: (module: string) => once(withImports(module)),
    fontFaces: styles.join(""),
  };
}

function once(files: Files): Files {
  return [files[0], ...[...new Set(files)].slice(1)];
}
