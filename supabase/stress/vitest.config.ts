import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that take minutes: load, floods, kills during writes. They run one at a time, so that
 * measurements do not affect each other. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  envDir: false,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    name: "stress",
    environment: "node",
    include: ["supabase/stress/**/*.stress.ts"],
    globalSetup: ["supabase/tests/global-setup.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 240_000,
  },
});
