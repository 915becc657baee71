import { execFile } from "node:child_process";
import type { ChildProcess } from "node:child_process";

/** Options of spawn for a child that `endTree` can end with all its descendants. */
export const ownTree = { detached: process.platform !== "win32" };

/** Ends a child that was spawned with `ownTree`, and its descendants: its process group, or on
 * Windows, where kill() ends one process alone, its tree. Does nothing once the child has ended. */
export function endTree(child: ChildProcess, platform = process.platform): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (platform !== "win32") {
    process.kill(-child.pid, "SIGTERM");
    return;
  }
  execFile("taskkill", ["/pid", String(child.pid), "/T", "/F"], (error) => {
    if (error !== null) child.kill();
  });
}
