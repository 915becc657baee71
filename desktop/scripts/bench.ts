import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { buildApp } from "#desktop/e2e/build-app.ts";
import { built } from "#desktop/e2e/host/built.ts";
import { startWithFake } from "#desktop/e2e/electron-fake/start-with-fake.ts";
import { MAX_APP_BYTES, megabytes } from "#desktop/packaging/app-size.ts";
import { packageApp } from "#desktop/packaging/package-app.ts";
import { stubLinuxDistribution } from "#desktop/packaging/stub-distribution.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { installedBrowser } from "#site/tools/browser.ts";
import { startChild } from "#site/tools/child-process.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";

/** `npm run bench:desktop`: builds the app for a backend with the demo content and prints the sizes of
 * its page and its packaged archive, and the time from the page's first request to a usable
 * dashboard, signed in. Fails when the archive exceeds its limit. */
const STARTS = 7;
const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-bench-"));
const options: BackendRequest = {
  port: 0,
  dataDir: path.join(folder, "data"),
  content: "demo",
  pages: "loopback",
};
const backend = await startChild<BackendInfo>(
  new URL("../../site/tools/server-process-backend.ts", import.meta.url),
  { options },
);
const executablePath = installedBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath !== null && { executablePath }),
});
try {
  await buildApp({
    VITE_SUPABASE_URL: backend.info.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: backend.info.publishableKey,
    VITE_SITE_URL: "https://studio.example",
  });
  await printSizes();
  await measureArchive();
  await printStarts();
} finally {
  await browser.close();
  await backend.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function printSizes(): Promise<void> {
  const root = path.join(built, "renderer");
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, { bytes: number; gzip: number }>();
  for (const file of files.filter((entry) => entry.isFile())) {
    const content = await readFile(path.join(file.parentPath, file.name));
    const kind = path.extname(file.name).slice(1);
    const { bytes, gzip } = sizes.get(kind) ?? { bytes: 0, gzip: 0 };
    sizes.set(kind, {
      bytes: bytes + content.byteLength,
      gzip: gzip + gzipSync(content).byteLength,
    });
  }
  for (const [kind, { bytes, gzip }] of sizes) {
    console.info(`renderer ${kind.padEnd(6)} ${kilobytes(bytes)}  gzip ${kilobytes(gzip)}`);
  }
}

/** Packages the app as a release does, with a distribution without Electron, whose size does not
 * matter here. */
async function measureArchive(): Promise<void> {
  const electron = path.join(folder, "electron");
  await stubLinuxDistribution(electron);
  const output = path.join(folder, "package");
  await packageApp({ system: "linux", electron, output });
  const { size } = await stat(path.join(output, "linux-unpacked", "resources", "app.asar"));
  console.info(`app.asar: ${megabytes(size)}, limit ${megabytes(MAX_APP_BYTES)}`);
  if (size < MAX_APP_BYTES) return;
  console.error("app.asar is larger than its limit.");
  process.exitCode = 1;
}

async function printStarts(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const first = await startWithFake(await context.newPage(), { folder });
  const login = new LoginPage(first.page);
  await login.fill(demoAccount);
  await login.submit.click();
  await first.page.getByRole("heading", { name: "Overview" }).waitFor();
  await signInStored();
  // Quits normally: a kill loses data that Chromium has not written yet, the session mark included.
  await first.driver.quit();
  await within10Seconds("The app did not end", () => first.driver.hasEnded());
  await first.end();
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const app = await startWithFake(await context.newPage(), { folder });
    // A counter links to its list once it has loaded, which takes the session and one response.
    await app.page.getByRole("link", { name: /^Total Blog Posts\s*\d/ }).waitFor();
    times.push(await app.page.evaluate(() => performance.now()));
    await app.end();
  }
  const [fastest = 0, ...others] = times.sort((one, other) => one - other);
  const median = times[Math.floor(STARTS / 2)] ?? 0;
  console.info(
    `load to usable dashboard: median ${median.toFixed(0)} ms of ${STARTS} (${fastest.toFixed(0)}–${(others.at(-1) ?? fastest).toFixed(0)})`,
  );
}

/** Resolves once main has written the encrypted session. Throws after 10 seconds. */
function signInStored(): Promise<void> {
  const file = path.join(folder, "user-data", "session.json");
  return within10Seconds(`The sign-in was not stored in ${file}`, async () =>
    (await readFile(file, "utf8").catch(() => "")).includes("studio-session"),
  );
}

/** Polls every 100 ms. Throws `failure` after 10 seconds without success. */
async function within10Seconds(failure: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 100) {
    if (await isTrue()) return;
    await sleep(100);
  }
  throw new Error(`${failure} within 10 seconds.`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0).padStart(6)} KiB`;
}
