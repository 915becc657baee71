import { defineConfig } from "@playwright/test";
import type { StackOptions } from "./fixtures.ts";
import everyDay, { LONG } from "./playwright.config.ts";

/** Browser tests that take minutes, and those that repeat others on a second appearance. */
export default defineConfig<StackOptions>({
  ...everyDay,
  grepInvert: [],
  projects: [
    { name: "prove", testDir: "./stress", fullyParallel: true, use: { stackName: "full" } },
    { name: "long full", testDir: "./specs/full", grep: LONG, use: { stackName: "full" } },
  ],
});
