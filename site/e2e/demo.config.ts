import { defineConfig } from "@playwright/test";
import everyDay from "./playwright.config.ts";

/** Tests of the site as built with the demo content: every page of its sitemap. */
export default defineConfig({
  ...everyDay,
  globalSetup: "./demo/global-setup.ts",
  fullyParallel: true,
  projects: [{ name: "demo", testDir: "./demo" }],
});
