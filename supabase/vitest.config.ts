import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the backend: policies and triggers through real HTTP, on the embedded database and on
 * native PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  envDir: false,
  cacheDir: "node_modules/.cache/vitest",
  test: {
    name: "backend",
    environment: "node",
    include: [
      "supabase/{tests,local,seed,functions}/**/*.test.ts",
      "supabase/data/**/*.backend.test.ts",
    ],
    globalSetup: ["supabase/tests/global-setup.ts"],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A hosted runner stalls now and then; a second failure is a real one.
    retry: process.env["CI"] === undefined ? 0 : 2,
  },
});
