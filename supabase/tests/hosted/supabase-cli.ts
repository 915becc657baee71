import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { reasonOf } from "#supabase/local/backend-error.ts";

export const PROJECT_ROOT = join(import.meta.dirname, "../../..");

export interface SupabaseCli {
  /** Runs a command in the project's folder, without the settings and the session of this machine's user. Returns
   * its exit code and both outputs. */
  readonly run: (
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<CliResult>;
  readonly version: string;
}

interface CliResult {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Supabase's command line from its npm package, which has a binary for each platform; here the one for Linux on
 * x64 is an optional package. Returns why it is missing elsewhere. */
export async function findSupabaseCli(): Promise<SupabaseCli | { readonly missing: string }> {
  try {
    const manifest = createRequire(import.meta.url).resolve("@supabase/cli-linux-x64/package.json");
    const cli = join(dirname(manifest), "bin/supabase");
    const { stdout } = await execa(cli, ["--version"]);
    return { run: (args, env) => run(cli, args, env), version: stdout.trim() };
  } catch (error) {
    return { missing: reasonOf(error) };
  }
}

async function run(
  cli: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  const home = mkdtempSync(join(tmpdir(), "studio-cli-"));
  try {
    const { exitCode, stdout, stderr } = await execa(cli, args, {
      cwd: PROJECT_ROOT,
      env: { HOME: home, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1", ...env },
      reject: false,
      stdin: "ignore",
    });
    return { exitCode, stdout, stderr };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
