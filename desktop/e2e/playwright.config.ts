import { defineConfig } from "@playwright/test";
import type { HostOption, StackOptions } from "#site/e2e/fixtures.ts";
import { headlessBrowser, installedBrowser } from "#site/tools/browser.ts";
import type { LayerOption } from "./fixtures.ts";
import { fakeElectronHost, realElectronHost } from "./dashboard-driver.ts";

/** A page in Debian's headless shell takes less than half the processor time, but a drop of files ends it. */
const DROPS = "dialogs.spec.ts";
const launchOptions = (executablePath: string | null) => ({
  args: ["--no-sandbox"],
  ...(executablePath !== null && { executablePath }),
});
const journeys = {
  testDir: "../../site/e2e/specs/journeys",
  testMatch: ["publish-post.spec.ts", "publish-project.spec.ts", "answer-inquiry.spec.ts"],
};
/** The website's own specs of promises that the app's own parts (session, drafts, dialogs) could break. All that hold on
 * both hosts run in `npm run prove -- --only both-hosts`. Browser-only parts (@web) have specs of their own here. */
export const promises = {
  name: "promises",
  testDir: "../../site/e2e/specs/full",
  testMatch: [
    "admin-post-safety.spec.ts",
    "admin-post-save.spec.ts",
    "create-project.spec.ts",
    "inbox.spec.ts",
    "redirects.spec.ts",
    "visual-editor.spec.ts",
    "visual-editor-canvas.spec.ts",
    "visual-editor-paste.spec.ts",
  ],
  grep: /\bSU\d\d\b/,
  grepInvert: /@web|@variant\b/,
  use: { host: fakeElectronHost, contextOptions: { reducedMotion: "reduce" as const } },
};

/** Specs of notifications and badges see every inquiry in the backend, so nothing else runs beside them. */
const alerts = ["inquiries.spec.ts", "background.spec.ts"];

/** Windows of real Electron compete for the focus, so they open one after another, and after the fakes. */
const oneWindow = { workers: 1, dependencies: ["boundary alerts"] };

/** The built app with the fake of Electron, in Chromium, against a real backend; the website's
 * journeys in its window; the same in real Electron, where it is installed; then the packages. */
export default defineConfig<LayerOption & StackOptions & HostOption>({
  globalSetup: "./global-setup.ts",
  outputDir: "../../node_modules/.cache/desktop-e2e",
  forbidOnly: true,
  // Main runs inside the worker's own process and supports one instance there: one spec per worker.
  workers: 2,
  timeout: 120_000,
  // Hosted runners stall occasionally; a second failure is a real one.
  retries: process.env["CI"] === undefined ? 0 : 2,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 860 },
    locale: "en-US",
    // Recording takes a quarter of the processor time (205 instead of 272 s for 33 specs). Locally: --trace on.
    trace: "on-first-retry",
    launchOptions: launchOptions(headlessBrowser()),
  },
  projects: [
    { name: "boundary", testDir: "./specs", testIgnore: [...alerts, DROPS] },
    {
      name: "boundary drops",
      testDir: "./specs",
      testMatch: DROPS,
      use: { launchOptions: launchOptions(installedBrowser()) },
    },
    { name: "journeys", ...journeys, use: { host: fakeElectronHost } },
    promises,
    {
      name: "boundary alerts",
      testDir: "./specs",
      testMatch: alerts,
      workers: 1,
      dependencies: ["boundary", "boundary drops", "journeys", "promises"],
    },
    {
      name: "electron",
      testDir: "./specs",
      grepInvert: /@boundary/,
      use: { layer: "program" },
      ...oneWindow,
    },
    { name: "electron journeys", ...journeys, use: { host: realElectronHost }, ...oneWindow },
    {
      name: "packages",
      testDir: "../packaging",
      // `npm run desktop`, which is tested here, rebuilds the app: no other spec may use the old build.
      workers: 1,
      dependencies: ["electron", "electron journeys"],
    },
  ],
});
