import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";

/** Paths that invoke the worker, which is billed per request. */
const ROUTES = {
  version: 1,
  include: ["/blog", "/blog/*", "/portfolio", "/_*", "//*"],
  exclude: [],
};

/** Bundles the worker and writes its routes into the folder of a build. */
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
