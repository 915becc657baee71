import { defineConfig } from "@playwright/test";
import { installedBrowser } from "#site/scripts/browser.ts";

const executablePath = installedBrowser();

/** The built app at the Electron boundary, in Chromium, against a real backend; then its packages. */
export default defineConfig({
  testDir: "..",
  testMatch: ["e2e/specs/*.spec.ts", "packaging/*.spec.ts"],
  globalSetup: "./global-setup.ts",
  outputDir: "../../node_modules/.cache/desktop-e2e",
  // One after the other: main runs inside the test's own process and believes to be alone there.
  workers: 1,
  timeout: 120_000,
  // A hosted runner stalls now and then; a second failure is a real one.
  retries: process.env["CI"] === undefined ? 0 : 2,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 860 },
    trace: "retain-on-failure",
    launchOptions: {
      args: ["--no-sandbox"],
      ...(executablePath !== null && { executablePath }),
    },
  },
});
