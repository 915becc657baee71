import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gracefulShutdown } from "#site/tools/graceful-shutdown.ts";
import { endTree, ownTree } from "./end-tree.ts";

const modules = new URL("../../node_modules/", import.meta.url);

/** Runs the script of a package's program, with its output on the terminal; resolves with its exit
 * code. `env` adds variables to those of this process; undefined removes one. */
export function runTool(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, [fileURLToPath(new URL(script, modules)), ...args], {
      ...ownTree,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    // On Windows, Electron would continue after electron-vite alone has ended.
    gracefulShutdown(() => {
      endTree(tool);
    });
    tool.on("error", reject);
    tool.on("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}
