import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const command = fileURLToPath(
  new URL("../../node_modules/electron-vite/bin/electron-vite.js", import.meta.url),
);

/** Builds main, preload and renderer for a backend, with the steps of `npm run package`. */
export async function buildApp(env: Readonly<Record<string, string>>): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [command, "build", "--config", "desktop/electron.vite.config.ts", "--logLevel", "warn"],
    { cwd: projectRoot, env: { ...process.env, ...env } },
  );
}
