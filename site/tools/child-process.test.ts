import { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startChild, stopChildren } from "./child-process.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-child-"));
const record = join(folder, "record");

function partWith(script: string): URL {
  const file = join(folder, `part-${String(Math.random()).slice(2)}.mjs`);
  writeFileSync(file, script);
  return pathToFileURL(file);
}

/** A server process that takes `startMs` to start and records how it ended. */
function serverProcess(startMs: number): URL {
  const module = new URL("server-process.ts", import.meta.url).href;
  return partWith(`
    import { appendFileSync } from "node:fs";
    import { setTimeout as pause } from "node:timers/promises";
    import { runServerProcess } from ${JSON.stringify(module)};
    const note = (word) => appendFileSync(${JSON.stringify(record)}, word + " ");
    process.on("uncaughtException", (error) => { note(error.message); process.exit(1); });
    note("starting");
    await runServerProcess(async () => {
      await pause(${String(startMs)});
      setInterval(() => undefined, 1000);
      return { info: null, stop: async () => { await pause(200); note("closed"); } };
    });
  `);
}

beforeEach(() => {
  writeFileSync(record, "");
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("ends a process that is still starting", async () => {
  const starting = startChild(serverProcess(500), { options: {} });
  const failure = expect(starting).rejects.toThrow("A part ended before it was ready");
  await stopChildren();
  await failure;
});

describe("without signals, as on Windows, where kill() ends a process at once", () => {
  beforeEach(() => {
    const kill = Reflect.get(ChildProcess.prototype, "kill");
    vi.spyOn(ChildProcess.prototype, "kill").mockImplementation(function end(this: ChildProcess) {
      return kill.call(this, "SIGKILL");
    });
  });

  it("a process that is ready releases its resources", async () => {
    const part = await startChild(serverProcess(0), { options: {} });
    await part.stop();
    expect(readFileSync(record, "utf8")).toBe("starting closed ");
  });

  it("a process that is still starting releases its resources, too", async () => {
    const starting = startChild(serverProcess(1000), { options: {} });
    const failure = expect(starting).rejects.toThrow("A part ended before it was ready");
    await expect.poll(() => readFileSync(record, "utf8"), { timeout: 20_000 }).toBe("starting ");
    await stopChildren();
    await failure;
    expect(readFileSync(record, "utf8")).toBe("starting closed ");
  });

  it("a process that does not respond is killed after a timeout", async () => {
    const part = partWith("process.send({ kind: 'ready' }); setInterval(() => undefined, 1000);");
    const started = await startChild(part, { options: {} });
    const begun = performance.now();
    await started.stop();
    expect(performance.now() - begun).toBeGreaterThan(5000);
  });
});
