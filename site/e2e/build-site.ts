import { fileURLToPath } from "node:url";
import { runNode } from "#site/tools/run-node.ts";

const script = fileURLToPath(new URL("../tools/build.ts", import.meta.url));

/** Runs the production build for one backend in a separate process: Vite reads the environment once. */
export async function buildTestSite(outDir: string, env: Readonly<Record<string, string>>) {
  const build = await runNode(script, ["--outDir", outDir], {
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
    env,
    reject: false,
  });
  if (build.failed) throw new Error("The site could not be built; the lines above say why.");
}
