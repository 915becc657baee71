import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { packTexts } from "#site/prerender/pack.ts";

const run = promisify(execFile);
/** Installed on demand instead of as a dependency, since the product does not use it. */
const ASTRO = "astro@7.3.5";
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

/**
 * Builds the home page with Astro: the same text, images, fonts and CSS in a static page without script.
 * Returns its folder, or null if Astro cannot be installed.
 */
export async function buildAstroHome(ours: string, folder: string): Promise<string | null> {
  await mkdir(path.join(folder, "src/pages"), { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{"private":true,"type":"module"}');
  try {
    await run("npm", ["install", "--no-audit", "--no-fund", ASTRO], { cwd: folder });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return null;
  }
  const html = await readFile(path.join(ours, "index.html"), "utf8");
  await writeFile(
    path.join(folder, "src/content.mjs"),
    `export const content = ${JSON.stringify(contentOf(html))};`,
  );
  const page = path.join(import.meta.dirname, "index.astro");
  await cp(page, path.join(folder, "src/pages/index.astro"));
  for (const name of SHARED) {
    await cp(path.join(ours, name), path.join(folder, "public", name), { recursive: true });
  }
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  await run(path.join(folder, "node_modules/.bin/astro"), ["build"], { cwd: folder, env });
  const outDir = path.join(folder, "dist");
  await packTexts(outDir);
  return outDir;
}

function contentOf(html: string): { head: string; css: string; body: string } {
  const part = (pattern: RegExp) => {
    const [, found] = pattern.exec(html) ?? [];
    if (found === undefined) throw new Error("The home page is not made as it was.");
    return found;
  };
  const head = part(/<head>(.*?)<\/head>/s);
  return {
    head: head.replace(/<style>.*?<\/style>/s, "").replaceAll(SCRIPT, ""),
    css: part(/<style>(.*?)<\/style>/s),
    body: part(/<body>(.*?)<\/body>/s).replaceAll(SCRIPT, ""),
  };
}
