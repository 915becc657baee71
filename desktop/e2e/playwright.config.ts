import { defineConfig } from "@playwright/test";
import type { HostOption, StackOptions } from "#site/e2e/fixtures.ts";
import { installedBrowser } from "#site/tools/browser.ts";
import type { LayerOption } from "./fixtures.ts";
import { boundaryHost, programHost } from "./dashboard-driver.ts";

const executablePath = installedBrowser();
const journeys = {
  testDir: "../../site/e2e/specs/journeys",
  testMatch: ["publish-post.spec.ts", "publish-project.spec.ts", "answer-inquiry.spec.ts"],
};
/** Of the website's own specs those that prove what the back office promises on both hosts. What is
 * the browser's own there (@web) has specs of its own here. */
const promises = {
  testDir: "../../site/e2e/specs/full",
  testMatch: [
    "account-menu.spec.ts",
    "admin-a11y.spec.ts",
    "admin-post-preview.spec.ts",
    "admin-post-safety.spec.ts",
    "admin-post-save.spec.ts",
    "admin-post-writing.spec.ts",
    "admin-posts-list.spec.ts",
    "create-project.spec.ts",
    "edit-project.spec.ts",
    "inbox.spec.ts",
    "projects-contacts-accessibility.spec.ts",
    "projects-list.spec.ts",
  ],
  grep: /\bSU\d\d\b/,
  grepInvert: /@web/,
};

/**
 * The built app at the Electron boundary, in Chromium, against a real backend; the website's journeys
 * in its window; the same in Electron itself, where its program is; then the packages.
 */
export default defineConfig<LayerOption & StackOptions & HostOption>({
  globalSetup: "./global-setup.ts",
  outputDir: "../../node_modules/.cache/desktop-e2e",
  forbidOnly: true,
  // One after the other: main runs inside the test's own process and believes to be alone there.
  workers: 1,
  timeout: 120_000,
  // A hosted runner stalls now and then; a second failure is a real one.
  retries: process.env["CI"] === undefined ? 0 : 2,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 860 },
    locale: "en-US",
    trace: "retain-on-failure",
    launchOptions: {
      args: ["--no-sandbox"],
      ...(executablePath !== null && { executablePath }),
    },
  },
  projects: [
    { name: "boundary", testDir: "./specs" },
    { name: "journeys", ...journeys, use: { host: boundaryHost } },
    {
      name: "promises",
      ...promises,
      use: { host: boundaryHost, contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "electron", testDir: "./specs", grepInvert: /@boundary/, use: { layer: "program" } },
    { name: "electron journeys", ...journeys, use: { host: programHost } },
    { name: "packages", testDir: "../packaging" },
  ],
});
