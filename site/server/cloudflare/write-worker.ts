import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";

/** The only paths that the worker is asked about; it is paid for by the request. */
const ROUTES = {
  version: 1,
  include: ["/blog", "/blog/*", "/portfolio", "/_*", "//*"],
  exclude: [],
};

/** Lays what Cloudflare Pages runs into the folder of a finished site. */
export async function writeWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(import.meta.dirname, "worker.ts"),
        formats: ["es"],
        fileName: () => "_worker.js",
      },
    },
  });
  await writeFile(path.join(outDir, "_routes.json"), JSON.stringify(ROUTES));
}
