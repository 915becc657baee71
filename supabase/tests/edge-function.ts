import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { reasonOf } from "#supabase/local/backend-error.ts";

const FUNCTIONS = fileURLToPath(new URL("../functions/", import.meta.url));
const STARTED = "Listening on";

export interface RunningFunction {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Deno's version, or why it does not run here. */
export async function denoVersion(): Promise<string | { readonly missing: string }> {
  try {
    return (await runDeno(["--version"])).output;
  } catch (error) {
    return { missing: reasonOf(error) };
  }
}

/** Type errors that Deno finds in the edge function; '' for none. */
export async function checkFunction(name: string): Promise<string> {
  const { code, output } = await runDeno(["check", ...MODULES, "index.ts"], name);
  return code === 0 ? "" : output;
}

/** Starts an edge function with Deno, the runtime of hosted Supabase, which allows it network and environment only. */
export async function startFunction(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningFunction> {
  const port = await getPort({ host: "127.0.0.1" });
  const deno = startDeno(["run", "--allow-net", "--allow-env", ...MODULES, "index.ts"], name, {
    ...env,
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${String(port)}`,
  });
  let log = "";
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes(STARTED)) resolve();
    };
    deno.stdout.on("data", read);
    deno.stderr.on("data", read);
    deno.once("exit", () => {
      reject(new Error(`The edge function ended: ${log.trim()}`));
    });
  });
  await started;
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    stop: async () => {
      const exited = once(deno, "exit");
      deno.kill();
      await exited;
    },
  };
}

/** Packages come from node_modules, where npm has installed the versions of deno.json. */
const MODULES = ["--node-modules-dir=manual"];

function startDeno(
  args: readonly string[],
  name: string,
  env: Readonly<Record<string, string>> = {},
) {
  return spawn(binary(), args, {
    cwd: join(FUNCTIONS, name),
    env: { ...process.env, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/**
 * The binary of the platform's package, an optional dependency for Linux, where the edge function runs. The package
 * "deno" would start it as a child of a script, which outlives the script when that is killed.
 */
function binary(): string {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve("@deno/linux-x64-glibc/package.json")), "deno");
}

async function runDeno(args: readonly string[], name = "") {
  const deno = startDeno(args, name);
  let output = "";
  for (const stream of [deno.stdout, deno.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(deno, "close")) as [number | null];
  return { code, output };
}
