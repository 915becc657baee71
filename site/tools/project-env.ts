import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadEnv } from "vite";
import { validateEnvFile } from "../config/start-options.ts";

/** Absolute path of the repository. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Variables from .env and .env.local, overridden by the environment, as Vite reads them. */
export function projectEnv(mode: "development" | "production"): Readonly<Record<string, string>> {
  for (const name of [".env", ".env.local"]) {
    const file = `${projectRoot}${name}`;
    if (existsSync(file)) validateEnvFile(name, readFileSync(file, "utf8"));
  }
  // Cloudflare Pages sets CF_PAGES in its builds.
  return loadEnv(mode, projectRoot, [
    "VITE_",
    "PORT",
    "BACKEND_",
    "BACKUP_",
    "SMTP_",
    "RESEND_",
    "POSTMARK_",
    "BUILD_HOOK_",
    "CF_PAGES",
    "SUPABASE_DB_URL",
    "PREVIEW_",
  ]);
}
