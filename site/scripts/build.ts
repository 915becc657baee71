import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "#site/prerender/build-site.ts";
import { projectEnv, projectRoot } from "./project-env.ts";

/** `npm run build`: the production build, refused when it could not find its backend. */
try {
  const { values } = parseArgs({ options: { outDir: { type: "string", default: "site/dist" } } });
  const { pages, seconds } = await buildSite({
    outDir: path.resolve(projectRoot, values.outDir),
    env: projectEnv("production"),
  });
  console.info(`${pages} pages written in ${seconds.toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
