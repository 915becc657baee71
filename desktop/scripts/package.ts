import { projectEnv } from "#site/tools/project-env.ts";
import { builderArguments, requireBuildSettings, withoutEmptySigning } from "./package-options.ts";
import { runTool } from "./run-tool.ts";

/** `npm run package`: builds the app and the installers of this system; `-- --dir` builds no
 * installer. */
async function main(args: readonly string[]): Promise<number> {
  const env = projectEnv("production");
  requireBuildSettings(env);
  const options = builderArguments(process.env);
  const build = ["build", "--config", "desktop/electron.vite.config.ts"];
  const built = await runTool("electron-vite/bin/electron-vite.js", build, env);
  if (built !== 0) return built;
  const signing = withoutEmptySigning(process.env);
  return runTool("electron-builder/cli.js", ["--publish", "never", ...options, ...args], signing);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
