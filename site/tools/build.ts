import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "#site/prerender/build-site.ts";
import { writeVercelOutput } from "#site/prerender/write-vercel-output.ts";
import { isPreviewDeployment, previewValues } from "./preview-deployment.ts";
import { projectEnv, projectRoot } from "./project-env.ts";

/**
 * `npm run build`: the production build. Fails if the backend does not respond, or if it would remove every
 * post and project of the live site; with `--allow-empty` it then builds pages without them. On Vercel it also writes the folder that Vercel publishes.
 */
try {
  const { values } = parseArgs({
    options: {
      outDir: { type: "string", default: "site/dist" },
      vercelOutput: { type: "string", default: ".vercel/output" },
      "allow-empty": { type: "boolean", default: false },
    },
  });
  const isPreview = isPreviewDeployment(process.env);
  // The bundler reads the environment too.
  if (isPreview) Object.assign(process.env, previewValues(projectEnv("production")));
  const env = projectEnv("production");
  const outDir = path.resolve(projectRoot, values.outDir);
  const { pages, previousPages, listedPages, live, failed, seconds } = await buildSite({
    outDir,
    env,
    allowEmpty: values["allow-empty"],
    isPreview,
  });
  if (process.env["VERCEL"] === "1") {
    await writeVercelOutput(outDir, path.resolve(projectRoot, values.vercelOutput));
  }
  for (const { path: address, reason } of failed) {
    console.error(`${address} could not be rendered (${reason}); browsers fetch it on arrival.`);
  }
  const before = previousPages === 0 ? "first build" : `${previousPages} in the previous build`;
  console.info(`${pages} pages written in ${seconds.toFixed(1)} s (${before}).`);
  if (live !== null) {
    console.info(
      `The sitemap lists ${listedPages} pages; that of ${live.origin} lists ${live.pages}.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
