import { fileURLToPath } from "node:url";
import { gracefulShutdown } from "#site/tools/graceful-shutdown.ts";
import { runNode } from "#site/tools/run-node.ts";

const modules = new URL("../../node_modules/", import.meta.url);

/** Runs the script of a package's program, with its output on the terminal; resolves with its exit
 * code. `env` adds variables to those of this process; undefined removes one. */
export async function runTool(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const tool = runNode(fileURLToPath(new URL(script, modules)), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    extendEnv: false,
    // electron-vite does not end Electron with itself.
    killDescendants: true,
    // Electron may be asking about unsaved work.
    forceKillAfterDelay: false,
    reject: false,
  });
  gracefulShutdown(() => {
    tool.kill();
  });
  const { exitCode, code, originalMessage } = await tool;
  if (code !== undefined) throw new Error(originalMessage);
  return exitCode ?? 1;
}
