import { fileURLToPath } from "node:url";
import { runNode } from "#site/tools/run-node.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const command = fileURLToPath(
  new URL("../../node_modules/electron-vite/bin/electron-vite.js", import.meta.url),
);

/** Builds main, preload and renderer for a backend, with the steps of `npm run package`. */
export async function buildApp(env: Readonly<Record<string, string>>): Promise<void> {
  const args = ["build", "--config", "desktop/electron.vite.config.ts", "--logLevel", "warn"];
  await runNode(command, args, { cwd: projectRoot, env });
}
