import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Only the unit tests of the desktop folder; site/vitest.config.ts runs them with all others. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  envDir: false,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    name: "desktop",
    environment: "node",
    include: ["desktop/**/*.test.ts"],
    maxWorkers: 2,
  },
});
