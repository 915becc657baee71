import { execa } from "execa";
import { projectRoot } from "./project-env.ts";

/** The version that the README and the health check name, too. */
export const CLI = "supabase@3.1.0";

/**
 * Runs Supabase's own command line, in the version of the README, for the linked project; its output is shown. Further
 * arguments of our command are passed on. Returns its exit code, 1 if it could not be started or was killed.
 */
export async function runSupabaseCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const run = await execa("npx", [CLI, ...args, ...process.argv.slice(2)], {
    cwd: projectRoot,
    env,
    stdio: "inherit",
    reject: false,
  });
  if (run.exitCode === undefined) console.error(run.shortMessage);
  return run.exitCode ?? 1;
}
