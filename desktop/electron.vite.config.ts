import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
// eslint-disable-next-line no-restricted-imports -- the build tool, not Electron itself
import { defineConfig } from "electron-vite";
import { loadEnv } from "vite";
import { servedFiles } from "../site/hosting/served-files.ts";
import { writeAppManifest } from "./scripts/app-manifest.ts";
import { bundleSiteImages } from "./scripts/bundle-site-images.ts";
import { requireBuildSettings } from "./scripts/package-options.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, here(".."), ["VITE_", "BACKEND_"]);
  requireBuildSettings(env);
  const shared = {
    envDir: here(".."),
    envPrefix: "VITE_",
    cacheDir: here("../node_modules/.cache/vite-desktop"),
  };
  return {
    main: {
      ...shared,
      plugins: [writeAppManifest(here("dist"))],
      build: {
        outDir: here("dist/main"),
        // Bundled, so that the package contains no node_modules.
        externalizeDeps: { exclude: ["electron-updater", "valibot"] },
        rolldownOptions: { input: { index: here("main/index.ts") } },
      },
    },
    preload: {
      build: {
        outDir: here("dist/preload"),
        // A sandboxed preload must be one CommonJS file.
        rolldownOptions: {
          input: { index: here("preload/index.ts") },
          output: { format: "cjs" as const, entryFileNames: "[name].cjs" },
        },
      },
    },
    renderer: {
      ...shared,
      root: here("renderer"),
      base: "./",
      define: imageBase(env["VITE_SITE_URL"]),
      plugins: [react(), bundleSiteImages],
      server: { cors: false, fs: servedFiles(env, ["desktop/renderer", "desktop/shared"]) },
      build: {
        outDir: here("dist/renderer"),
        minify: true,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: here("renderer/index.html"),
          // Chakra's barrel of recipes would bundle its whole default theme.
          treeshake: { manualPureFunctions: ["defineConfig"] },
        },
      },
    },
  };
});

/** Pages of the website, which are edited in the app, take their images from the public site. */
function imageBase(site: string | undefined) {
  return { "import.meta.env.VITE_IMAGE_BASE": JSON.stringify(new URL("/", site).href) };
}
