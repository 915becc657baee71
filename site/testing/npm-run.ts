import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface NpmRun {
  readonly child: ChildProcess;
  /** Resolves with the exit code once all processes that write to the output have ended. */
  readonly ended: Promise<number | null>;
  output(): string;
  /** Signals the whole process group, like a terminal; false if the group has no process left. */
  signal(name: NodeJS.Signals | 0): boolean;
}

/** Runs an npm script like a terminal: in its own process group, without stdin. */
export function npmRun(script: readonly string[], env: Readonly<Record<string, string>>): NpmRun {
  const child = spawn("npm", ["run", "--silent", ...script], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return {
    child,
    ended: once(child, "close").then(([code]) => code as number | null),
    output: () => output.trim(),
    signal: (name) => signalGroup(child, name),
  };
}

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    return false;
  }
}
