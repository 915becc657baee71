import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const projectRoot = fileURLToPath(new URL("..", import.meta.url));
const SLOW = ["site/tools/**/*.test.ts", "site/testing/**/*.test.ts"];

/** Fast tests of all packages. Tests that need a backend run by supabase/vitest.config.ts. */
export default defineConfig({
  root: projectRoot,
  envDir: false,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    maxWorkers: 2,
    // Property tests take half of vitest's 5 s on a machine without other load.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          environment: "node",
          include: ["{site,supabase/data,desktop}/**/*.test.ts"],
          exclude: [...SLOW, "**/*.backend.test.ts", "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: ["{site,desktop}/**/*.test.tsx"],
          exclude: ["**/node_modules/**"],
          setupFiles: ["site/testing/browser-setup.ts"],
        },
      },
      {
        // Tests of the tools: they lint temporary code and start real processes.
        extends: true,
        test: {
          name: "tools",
          environment: "node",
          include: SLOW,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
