import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endTree, ownTree } from "./end-tree.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "desktop-tree-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Starts a program that runs for 20 seconds, as electron-vite starts Electron. */
const TOOL = `
  import { spawn } from "node:child_process";
  const program = "console.info('running'); setTimeout(() => undefined, 20_000)";
  spawn(process.execPath, ["-e", program], { stdio: "inherit" });`;

it("stopping a tool also ends the program that it started", async () => {
  const tool = path.join(folder, "tool.mjs");
  await writeFile(tool, TOOL);
  const runTool = new URL("./run-tool.ts", import.meta.url).href;
  const script = `
    import { runTool } from ${JSON.stringify(runTool)};
    process.exitCode = await runTool(${JSON.stringify(pathToFileURL(tool).href)}, []);`;
  const starter = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(starter.stdout, "data");
  const begun = performance.now();
  starter.kill("SIGTERM");
  // All three write to the same pipe, which closes when the last of them has ended.
  await once(starter, "close");
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it("Windows: taskkill receives the whole tree", async () => {
  await writeTaskkill(`printf '%s ' "$@" > "${folder}/arguments"; kill -KILL "$2"`);
  const child = spawn(process.execPath, ["-e", "setTimeout(() => undefined, 20_000)"], ownTree);
  const ended = once(child, "exit");
  endTree(child, "win32");
  await ended;
  const given = await readFile(path.join(folder, "arguments"), "utf8");
  expect(given).toBe(`/pid ${String(child.pid)} /T /F `);
});

it("Windows: if taskkill fails, the child itself is ended", async () => {
  await writeTaskkill("exit 1");
  const child = spawn(process.execPath, ["-e", "setTimeout(() => undefined, 20_000)"], ownTree);
  const ended = once(child, "exit");
  endTree(child, "win32");
  expect(await ended).toEqual([null, "SIGTERM"]);
  endTree(child, "win32");
  endTree(child, "linux");
});

async function writeTaskkill(script: string): Promise<void> {
  await writeFile(path.join(folder, "taskkill"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}${path.delimiter}${process.env["PATH"] ?? ""}`);
}
