import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "#site/prerender/build-site.ts";
import { projectEnv, projectRoot } from "./project-env.ts";

/**
 * `npm run build`: the production build. Fails if the backend does not respond; with `--allow-empty` it
 * then builds pages without posts and projects.
 */
try {
  const { values } = parseArgs({
    options: {
      outDir: { type: "string", default: "site/dist" },
      "allow-empty": { type: "boolean", default: false },
    },
  });
  const { pages, previousPages, failed, seconds } = await buildSite({
    outDir: path.resolve(projectRoot, values.outDir),
    env: projectEnv("production"),
    allowEmpty: values["allow-empty"],
  });
  for (const { address, reason } of failed) {
    console.error(`${address} could not be rendered (${reason}); browsers fetch it on arrival.`);
  }
  const before = previousPages === 0 ? "first build" : `${previousPages} in the previous build`;
  console.info(`${pages} pages written in ${seconds.toFixed(1)} s (${before}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
