import { defineConfig } from "@playwright/test";
import type { StackOptions } from "./fixtures.ts";
import everyDay, { VARIANT } from "./playwright.config.ts";

/** Browser tests that take minutes, and the variants that `npm test` leaves out. */
export default defineConfig<StackOptions>({
  ...everyDay,
  grepInvert: [],
  projects: [
    { name: "prove", testDir: "./stress", fullyParallel: true, use: { stackName: "full" } },
    { name: "variants", testDir: "./specs/full", grep: VARIANT, use: { stackName: "full" } },
  ],
});
