import path from "node:path";
import type { FileSystemServeOptions } from "vite";
import { dataDirFrom } from "../config/start-options.ts";

const projectRoot = path.resolve(import.meta.dirname, "../..");
/** Folders that pages and dashboard import from. */
const ALLOWED = ["site", "supabase/data", "node_modules"];

/**
 * File access of the development server below `/@fs/`. Vite's default is the whole project, which includes
 * the secrets in the embedded backend's data folder.
 */
export function servedFiles(
  env: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): FileSystemServeOptions {
  return {
    allow: [...ALLOWED, ...folders].map((folder) => path.join(projectRoot, folder)),
    deny: [
      // Vite's defaults, which this list replaces.
      ...[".env", ".env.*", "*.{crt,pem}", "**/.git/**"],
      "**/.data/**",
      `${path.resolve(projectRoot, dataDirFrom(env))}/**`,
    ],
  };
}
