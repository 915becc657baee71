import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lockFolder } from "./lockfile.ts";
import { processStart } from "./process-start.ts";

let folder = "";
let other: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "studio-lock-"));
  other = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  other.kill();
  rmSync(folder, { recursive: true });
});

// ps has the same output format on Linux and macOS; other systems skip it.
it.each(["linux", "darwin"] as const)(
  "distinguishes two processes by their starts on %s",
  async (platform) => {
    await pause(1100);
    const late = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
    try {
      const starts = [other, late].map(({ pid }) => processStart(pid!, platform));
      expect(starts[0]).toMatch(/^\S+$/);
      expect(starts[0]).not.toBe(starts[1]);
      expect(processStart(other.pid!, platform)).toBe(starts[0]);
    } finally {
      late.kill();
    }
  },
);

it("uses PowerShell on Windows", () => {
  const file = join(folder, "powershell.exe");
  writeFileSync(
    file,
    '#!/bin/sh\n[ "$4" = "(Get-Process -Id 4711).StartTime.ToFileTimeUtc()" ] && echo 134\n',
  );
  chmodSync(file, 0o755);
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env["PATH"] ?? ""}`);
  expect(processStart(4711, "win32")).toBe("134");
});

it("is empty where the system has no such command", () => {
  vi.stubEnv("PATH", folder);
  expect(processStart(process.pid, "darwin")).toBe("");
  expect(processStart(process.pid, "win32")).toBe("");
});

it.each(["linux", "darwin"] as const)(
  "the lock of a process whose number lives on is recovered on %s, that of a living one refused",
  (platform) => {
    vi.spyOn(process, "platform", "get").mockReturnValue(platform);
    const lock = join(folder, "backend.lock");
    const start = processStart(other.pid!);
    writeFileSync(lock, `${String(other.pid)} ${start}`);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${String(other.pid)}`);
    writeFileSync(lock, `${String(other.pid)} ${start}_before`);
    lockFolder(folder)();
  },
);
