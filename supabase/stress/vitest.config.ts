import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What takes minutes: load, floods, killing in mid-write. One thing at a time, so that each figure
 * is its own. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  envDir: false,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    name: "prove",
    environment: "node",
    include: ["supabase/stress/**/*.stress.ts"],
    globalSetup: ["supabase/tests/global-setup.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 240_000,
  },
});
