import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isServedByVercel, vercelOutputConfig } from "../hosting/vercel-output.ts";

/**
 * Writes a build in the form of Vercel's Build Output API into `output`: `config.json`, and the files for visitors in
 * `static`. Replaces an earlier one.
 */
export async function writeVercelOutput(outDir: string, output: string): Promise<void> {
  const settings = JSON.parse(
    await readFile(path.join(outDir, "vercel.json"), "utf8"),
  ) as Parameters<typeof vercelOutputConfig>[0];
  const files = await filesOf(outDir);
  await rm(output, { recursive: true, force: true });
  for (const file of files) {
    const target = path.join(output, "static", file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(outDir, file), target);
  }
  const config = vercelOutputConfig(settings, files);
  await writeFile(path.join(output, "config.json"), JSON.stringify(config, null, 2));
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter(isServedByVercel);
}
