import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests of the desktop room alone; site/vitest.config.ts runs them among all the others. */
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
