import path from "node:path";
import type { FileSystemServeOptions } from "vite";
import { dataDirFrom } from "../scripts/settings.ts";

const projectRoot = path.resolve(import.meta.dirname, "../..");
/** What pages and the dashboard import from. */
const ALLOWED = ["site", "supabase/data", "node_modules"];

/**
 * The files that a development server serves under `/@fs/`. Vite's default is the whole project, with the
 * secrets of the embedded backend in its data folder.
 */
export function servedFiles(
  env: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): FileSystemServeOptions {
  return {
    allow: [...ALLOWED, ...folders].map((folder) => path.join(projectRoot, folder)),
    deny: [
      // Vite's defaults, which a list given here replaces.
      ...[".env", ".env.*", "*.{crt,pem}", "**/.git/**"],
      "**/.data/**",
      `${path.resolve(projectRoot, dataDirFrom(env))}/**`,
    ],
  };
}
