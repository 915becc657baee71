import { defineConfig } from "@playwright/test";
import { installedFirefox } from "#site/tools/browser.ts";

/**
 * Tests of the demo site in the system's Firefox, which Puppeteer drives by WebDriver BiDi: Playwright's protocol needs
 * its own build of Firefox. Skipped without Firefox.
 */
export default defineConfig({
  ...(installedFirefox() !== null && { globalSetup: "./demo/global-setup.ts" }),
  outputDir: "../../node_modules/.cache/e2e-firefox",
  workers: 1,
  timeout: 180_000,
  reporter: [["list"]],
  projects: [{ name: "firefox", testDir: "./firefox" }],
});
