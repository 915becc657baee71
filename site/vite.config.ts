import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { securityHeaders } from "./hosting/headers.ts";
import { previewPlugin } from "./hosting/preview-plugin.ts";
import { turnstileSiteKey } from "./config/turnstile-site-key.ts";
import { servedFiles } from "./hosting/served-files.ts";

const siteRoot = fileURLToPath(new URL(".", import.meta.url));
const projectRoot = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, projectRoot, ["VITE_", "BACKEND_"]);
  const backend = env["VITE_SUPABASE_URL"] ?? "";
  const backendOrigin = URL.canParse(backend) ? new URL(backend).origin : null;
  const siteKey = turnstileSiteKey(env);
  const policy = { backendOrigin, turnstile: siteKey !== null };
  const nonce = command === "serve" && isPreview !== true ? randomUUID() : undefined;
  return {
    root: siteRoot,
    envDir: projectRoot,
    cacheDir: `${projectRoot}node_modules/.cache/vite`,
    define: { "import.meta.env.VITE_TURNSTILE_SITE_KEY": JSON.stringify(siteKey) },
    html: nonce === undefined ? {} : { cspNonce: nonce },
    plugins: [
      react(),
      previewPlugin(securityHeaders(nonce === undefined ? policy : { ...policy, nonce })),
    ],
    // The site's own origin needs no CORS header; by default Vite allows every local origin.
    server: { host: "127.0.0.1", strictPort: true, cors: false, fs: servedFiles(env) },
    preview: { host: "127.0.0.1", strictPort: true, cors: false },
    optimizeDeps: { entries: ["index.html", "admin.html"] },
    build: {
      outDir: "dist",
      emptyOutDir: true,
      // SVGs stay files at any size: a URL fragment does not work in data URLs.
      assetsInlineLimit: (file) => (file.endsWith(".svg") ? false : undefined),
      chunkSizeWarningLimit: 1000,
      // Lets tree shaking drop Chakra's default theme, which its barrel of recipes would retain.
      rolldownOptions: { treeshake: { manualPureFunctions: ["defineConfig"] } },
    },
  };
});
