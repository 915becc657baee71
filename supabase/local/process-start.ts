import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Milliseconds. PowerShell takes a second or two on a machine under load. */
const TIMEOUT_MS = 10_000;

/** The start time of a process, as text that is equal for the same process only: process ids are
 * reused. Empty for a missing process or an unsupported system. Linux: clock ticks since boot. macOS
 * and the BSDs: a date to the second. Windows: a file time. */
export function processStart(pid: number, platform: NodeJS.Platform = process.platform): string {
  try {
    if (platform === "linux") return linuxStart(pid);
    if (platform === "win32") return outputOf("powershell.exe", windowsQuery(pid));
    return outputOf("ps", ["-o", "lstart=", "-p", String(pid)]).replaceAll(/\s+/g, "_");
  } catch {
    // lockfile.ts treats an unknown start as the same process, so that it does not take its lock.
    return "";
  }
}

function linuxStart(pid: number): string {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  // The name in parentheses may contain spaces; the start is field 22.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function windowsQuery(pid: number): string[] {
  const query = `(Get-Process -Id ${String(pid)}).StartTime.ToFileTimeUtc()`;
  return ["-NoProfile", "-NonInteractive", "-Command", query];
}

function outputOf(program: string, args: readonly string[]): string {
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  return execFileSync(program, args, {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
  }).trim();
}
