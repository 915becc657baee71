import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadEnv } from "vite";
import { refuseMalformed } from "./settings.ts";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** The settings of .env and .env.local under those of the shell, as Vite reads them for the site. */
export function projectEnv(mode: "development" | "production"): Readonly<Record<string, string>> {
  for (const name of [".env", ".env.local"]) {
    const file = `${projectRoot}${name}`;
    if (existsSync(file)) refuseMalformed(name, readFileSync(file, "utf8"));
  }
  // Cloudflare Pages sets CF_PAGES in its own builds.
  return loadEnv(mode, projectRoot, ["VITE_", "PORT", "BACKEND_", "CF_PAGES"]);
}
