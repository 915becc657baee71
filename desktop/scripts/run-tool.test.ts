import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "desktop-tool-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Starts a program that runs for 20 seconds, as electron-vite starts Electron. */
const TOOL = `
  import { spawn } from "node:child_process";
  const program = "console.info('running'); setTimeout(() => undefined, 20_000)";
  spawn(process.execPath, ["-e", program], { stdio: "inherit" });`;

/**
 * Runs a tool from a process of its own: `runTool` lets an idle process end although its IPC channel is open, which a
 * process of the test runner must not do.
 */
async function startTool(source: string) {
  const tool = path.join(folder, "tool.mjs");
  await writeFile(tool, source);
  const module = new URL("./run-tool.ts", import.meta.url).href;
  const script = `
    import { runTool } from ${JSON.stringify(module)};
    process.exitCode = await runTool(${JSON.stringify(pathToFileURL(tool).href)}, []);`;
  return spawn(process.execPath, ["--input-type=module", "-e", script]);
}

it("stopping a tool also ends the program that it started", async () => {
  const starter = await startTool(TOOL);
  await once(starter.stdout, "data");
  const begun = performance.now();
  starter.kill("SIGTERM");
  // All three write to the same pipe, which closes when the last of them has ended.
  await once(starter, "close");
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it("a tool that listens for messages of a parent ends by itself, as electron-builder does", async () => {
  const starter = await startTool('process.on("message", () => undefined);');
  const [exitCode] = (await once(starter, "close")) as [number | null];
  expect(exitCode).toBe(0);
});
