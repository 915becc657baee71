import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../tools/build.ts", import.meta.url));

/** Runs the production build for one backend in a separate process: Vite reads the environment once. */
export async function buildSite(outDir: string, env: Readonly<Record<string, string>>) {
  const build = spawn(process.execPath, [script, "--outDir", outDir], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error("The site could not be built; the lines above say why.");
}
