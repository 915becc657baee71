import { defineConfig } from "@playwright/test";
import type { StackOptions } from "./fixtures.ts";
import everyDay, { VARIANT } from "./playwright.config.ts";

/** Measures processor time, which a test beside it would lengthen. */
const TIMED = "typing-in-lists.spec.ts";

/** Browser tests that take minutes, and the variants that `npm test` leaves out. */
export default defineConfig<StackOptions>({
  ...everyDay,
  grepInvert: [],
  projects: [
    { name: "faults", testDir: "./stress", fullyParallel: true, use: { stackName: "full" } },
    {
      name: "variants",
      testDir: "./specs/full",
      testIgnore: TIMED,
      grep: VARIANT,
      use: { stackName: "full" },
    },
    {
      name: "long tasks",
      testDir: "./specs/full",
      testMatch: TIMED,
      grep: VARIANT,
      workers: 1,
      use: { stackName: "full" },
    },
  ],
});
