import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { preloadedFonts } from "./font-preloads.ts";
import type { FontPreload } from "./font-preloads.ts";
import { CONTACT_ISLAND } from "./pages-to-render.ts";
import { sharedChunk } from "./shared-chunk.ts";
import type { Files } from "../hydration/page-data.ts";
import type {
  BuildEnvironmentOptions,
  InlineConfig,
  Manifest,
  ManifestChunk,
  Rolldown,
} from "vite";

const siteRoot = path.resolve(import.meta.dirname, "..");
const configFile = path.join(siteRoot, "vite.config.ts");
const APP = "hydration/hydrate-page.tsx";
const cacheRoot = path.resolve(siteRoot, "../node_modules/.cache");

/** URLs of the client build's files, which the pages reference. They begin with "/". */
export interface ClientBundle {
  readonly loader: string;
  /** Script that hydrates a page: the entry, then its imports and those of the page's module. */
  chunksFor(module: string): Files;
  /** Script of an island that hydrates by itself. */
  islandFor(module: string): Files;
  /** The style sheets that the code of a page imports: fonts and CSS modules. */
  stylesFor(module: string): string;
  /** Fonts that pages preload; see `fontsOfPage`. */
  readonly fonts: readonly FontPreload[];
}

/**
 * Two files for what the dashboard loads first: libraries, which browsers keep across releases, and its own code.
 * Otherwise what its tabs import, too, becomes about forty files, which compress worse.
 */
const DASHBOARD_CHUNKS = {
  codeSplitting: {
    groups: [
      { name: "libraries", tags: ["$initial"], test: /node_modules/, priority: 1 },
      { name: "dashboard", tags: ["$initial"] },
    ],
  },
} satisfies Rolldown.OutputOptions;

/**
 * Separate builds for the loader, the public site, each island and the dashboard, so that one part's
 * imports do not add to the shared chunks of another.
 */
export async function buildClient(outDir: string): Promise<ClientBundle> {
  const loader = await buildPart(
    outDir,
    { emptyOutDir: true, copyPublicDir: true },
    "hydration/loader.ts",
  );
  const site = await buildPart(
    outDir,
    {
      rolldownOptions: {
        // One chunk for what pages share; otherwise every page's head names about thirty small files.
        output: {
          // Page chunks keep their names, which helps to locate errors; shared chunks have no useful name.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
          codeSplitting: {
            groups: [
              {
                debugName: "shared",
                minShareCount: 2,
                name: (file, graph) => sharedChunk(file, (other) => graph.getModuleInfo(other)),
              },
            ],
          },
        },
      },
    },
    APP,
  );
  const island = await buildPart(outDir, {}, CONTACT_ISLAND);
  await buildPart(outDir, { rolldownOptions: { output: DASHBOARD_CHUNKS } }, "admin.html");
  return clientBundle({ ...loader, ...island, ...site }, outDir);
}

async function buildPart(
  outDir: string,
  options: BuildEnvironmentOptions,
  entry: string,
): Promise<Manifest> {
  const rolldownOptions = {
    ...options.rolldownOptions,
    input: path.join(siteRoot, entry),
    preserveEntrySignatures: "exports-only",
  } as const;
  await build({
    ...config({
      emptyOutDir: false,
      copyPublicDir: false,
      ...options,
      outDir,
      manifest: true,
      // Every browser that runs these modules supports modulepreload natively.
      modulePreload: { polyfill: false },
      rolldownOptions,
    }),
  });
  const file = path.join(outDir, ".vite/manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  return manifest;
}

/** Bundles the pages as a module for Node; returns the path of its file. */
export async function buildRenderer(folder: string): Promise<string> {
  await build({
    ...config({
      outDir: folder,
      ssr: `${siteRoot}/prerender/entry-server.tsx`,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
    }),
    // Dependencies are bundled, so that all code shares one copy of each React context.
    ssr: { noExternal: true },
  });
  return path.join(folder, "entry-server.js");
}

/** A cache folder below node_modules, from where Node resolves modules that a bundle leaves external. */
export function cacheFolder(name: string): string {
  return path.join(cacheRoot, name);
}

function config(options: InlineConfig["build"]): InlineConfig {
  return { configFile, mode: "production", logLevel: "warn", build: { ...options } };
}

async function clientBundle(manifest: Manifest, outDir: string): Promise<ClientBundle> {
  const entry = (name: string) => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`The build has no file for ${name}.`);
    return found;
  };
  const chunksOf = (name: string): readonly [ManifestChunk, ...ManifestChunk[]] => [
    entry(name),
    ...(entry(name).imports ?? []).flatMap(chunksOf),
  ];
  const withImports = (name: string): Files => {
    const [first, ...others] = chunksOf(name);
    return [`/${first.file}`, ...others.map(({ file }) => `/${file}`)];
  };
  const sheets = await readSheets(manifest, outDir);
  const stylesFor = (module: string) => {
    const files = [APP, module].flatMap(chunksOf).flatMap(({ css = [] }) => css);
    return [...new Set(files)].map((file) => sheets.get(file) ?? "").join("");
  };
  return {
    loader: `/${entry("hydration/loader.ts").file}`,
    chunksFor: (module) => withoutRepeats([...withImports(APP), ...withImports(module)]),
    islandFor: (module) => withoutRepeats(withImports(module)),
    stylesFor,
    fonts: preloadedFonts([...sheets.values()].join("")),
  };
}

async function readSheets(manifest: Manifest, outDir: string): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) =>
    [file, await readFile(path.join(outDir, file), "utf8")] as const;
  return new Map(await Promise.all([...files].map(read)));
}

function withoutRepeats(files: Files): Files {
  return [files[0], ...[...new Set(files)].slice(1)];
}
