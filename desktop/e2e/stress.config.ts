import { defineConfig } from "@playwright/test";
import everyDay from "./playwright.config.ts";

/** Long-running tests of the app that take minutes. They open a stack whose processes they can kill. */
export default defineConfig({
  ...everyDay,
  globalSetup: [],
  projects: [{ name: "stress", testDir: "./stress" }],
});
