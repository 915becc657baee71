import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { compressTextFiles } from "#site/prerender/compress.ts";

/** Installed on demand instead of as dependencies, since the product does not use them. */
const PACKAGES = [
  "astro@7.3.5",
  "@fontsource-variable/fraunces@5.3.0",
  "@fontsource-variable/instrument-sans@5.3.0",
];
/** The style sheet stands in the head, as ours does. */
const CONFIG = 'export default { build: { inlineStylesheets: "always" } };';
const SHARED = [
  "assets",
  "images",
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "site.webmanifest",
  "404.html",
];
const SCRIPT = /<script\b.*?<\/script>/gs;
const FONT_PRELOAD = /<link [^>]*as="font"[^>]*>/g;
const LOOK = / (?:class|style)="[^"]*"/g;

/**
 * Rebuilds the home page of a finished build with Astro: the same text and images, with its own fonts and
 * plain CSS, in a static page without scripts. Returns its folder, or null where Astro cannot be
 * installed.
 */
export async function buildAstroHome(ours: string, folder: string): Promise<string | null> {
  await mkdir(path.join(folder, "src/pages"), { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{"private":true,"type":"module"}');
  try {
    await execa("npm", ["install", "--no-audit", "--no-fund", ...PACKAGES], { cwd: folder });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return null;
  }
  const html = await readFile(path.join(ours, "index.html"), "utf8");
  await writeFile(
    path.join(folder, "src/content.mjs"),
    `export const content = ${JSON.stringify(contentOf(html))};`,
  );
  await writeFile(path.join(folder, "astro.config.mjs"), CONFIG);
  const own = (name: string) => path.join(import.meta.dirname, name);
  await cp(own("index.astro"), path.join(folder, "src/pages/index.astro"));
  await cp(own("home.css"), path.join(folder, "src/home.css"));
  for (const name of SHARED) {
    await cp(path.join(ours, name), path.join(folder, "public", name), { recursive: true });
  }
  const env = { ASTRO_TELEMETRY_DISABLED: "1" };
  await execa(path.join(folder, "node_modules/.bin/astro"), ["build"], { cwd: folder, env });
  const outDir = path.join(folder, "dist");
  await compressTextFiles(outDir);
  return outDir;
}

/** Text and images of a page, without classes and inline styles. */
function contentOf(html: string): { head: string; body: string } {
  const part = (pattern: RegExp) => {
    const [, found] = pattern.exec(html) ?? [];
    if (found === undefined) throw new Error("The home page is not built as expected.");
    return found.replaceAll(SCRIPT, "");
  };
  const head = part(/<head>(.*?)<\/head>/s).replaceAll(/<style.*?<\/style>/gs, "");
  return {
    head: head.replaceAll(FONT_PRELOAD, ""),
    body: part(/<body>(.*?)<\/body>/s).replaceAll(LOOK, ""),
  };
}
