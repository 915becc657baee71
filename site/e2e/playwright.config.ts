import { defineConfig } from "@playwright/test";
import { headlessBrowser } from "#site/tools/browser.ts";
import type { StackOptions } from "./fixtures.ts";

const executablePath = headlessBrowser();
/**
 * Tests that repeat a promise in another form, browser profile or color scheme, use a thousand rows, or measure time:
 * `npm run prove -- --only variants`.
 */
export const VARIANT = /@variant\b/;
const asRoot = process.getuid?.() === 0;

export default defineConfig<StackOptions>({
  globalSetup: "./global-setup.ts",
  outputDir: "../../node_modules/.cache/e2e",
  fullyParallel: false,
  forbidOnly: true,
  grepInvert: VARIANT,
  // Hosted CI runners stall occasionally; two retries separate stalls from real failures.
  retries: process.env["CI"] === undefined ? 0 : 2,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: "{testDir}/../../snapshots/{arg}{ext}",
  reporter: [["list"]],
  use: {
    locale: "en-US",
    timezoneId: "Europe/Warsaw",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      // Without network access Chromium's background requests fail by the hundred.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // The headless shell rounds the widths of letters otherwise, unlike any browser with a window.
        "--font-render-hinting=none",
        ...(asRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [
    { name: "empty", testDir: "./specs/empty", use: { stackName: "empty" } },
    { name: "full", testDir: "./specs/full", use: { stackName: "full" } },
    {
      // Each file builds the site from all rows of its backend: rows of parallel tests would come and go meanwhile.
      name: "built",
      testDir: "./specs/built",
      workers: 1,
      use: { stackName: "built" },
    },
    { name: "journeys", testDir: "./specs/journeys", use: { stackName: "full" } },
  ],
});
