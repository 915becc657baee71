import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, expect, test } from "@playwright/test";

const MODULE = new URL("../../../site/e2e/killable-browser.ts", import.meta.url).href;

/** Starts a browser on the profile of its argument and reports it on the standard output. */
const RUNNER = `
import { startKillableBrowser } from ${JSON.stringify(MODULE)};
await startKillableBrowser(process.argv[1]);
console.log("started");
`;

test("the killable browser ends with its runner @boundary", async () => {
  const profile = await mkdtemp(path.join(os.tmpdir(), "studio-runner-"));
  const args = ["--input-type=module", "--eval", RUNNER, profile];
  const runner = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(runner.stdout, "data");
    const endpoint = await endpointOf(profile);
    expect(await responds(endpoint)).toBe(true);
    await killed(runner);
    try {
      await expect.poll(() => responds(endpoint)).toBe(false);
    } finally {
      if (await responds(endpoint)) await closeBrowser(endpoint);
    }
  } finally {
    await killed(runner);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function killed(runner: ChildProcess): Promise<void> {
  if (runner.exitCode !== null || runner.signalCode !== null) return;
  const ended = once(runner, "exit");
  runner.kill("SIGKILL");
  await ended;
}

/** Chromium writes the port of its debugging interface to its profile. */
async function endpointOf(profile: string): Promise<string> {
  const [port = ""] = (await readFile(path.join(profile, "DevToolsActivePort"), "utf8")).split(
    "\n",
  );
  return `http://127.0.0.1:${port}`;
}

function responds(endpoint: string): Promise<boolean> {
  return fetch(`${endpoint}/json/version`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function closeBrowser(endpoint: string): Promise<void> {
  const browser = await chromium.connectOverCDP(endpoint);
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send("Browser.close");
}
