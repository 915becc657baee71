import { defineConfig } from "@playwright/test";
import type { StackOptions } from "./fixtures.ts";
import everyDay from "./playwright.config.ts";

/** What takes minutes in a browser. */
export default defineConfig<StackOptions>({
  ...everyDay,
  fullyParallel: true,
  projects: [{ name: "prove", testDir: "./prove", use: { stackName: "full" } }],
});
