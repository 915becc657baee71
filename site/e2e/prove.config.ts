import { defineConfig } from "@playwright/test";
import type { StackOptions } from "./fixtures.ts";
import everyDay from "./playwright.config.ts";

/** Long-running browser tests that take minutes. */
export default defineConfig<StackOptions>({
  ...everyDay,
  fullyParallel: true,
  projects: [{ name: "prove", testDir: "./stress", use: { stackName: "full" } }],
});
