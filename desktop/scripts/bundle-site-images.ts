import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundledPaths } from "../shared/bundled-paths.ts";

/** Copies the site's stock images, which the dashboard shows in place of missing ones. */
export const bundleSiteImages: Plugin = {
  name: "bundle-site-images",
  generateBundle() {
    for (const path of bundledPaths) {
      const source = readFileSync(
        fileURLToPath(new URL(`../../site/public${path}`, import.meta.url)),
      );
      this.emitFile({ type: "asset", fileName: path.slice(1), source });
    }
  },
};
