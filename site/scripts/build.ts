import { build } from "vite";
import { parseEnv } from "#site/config/env.ts";
import { projectEnv, projectRoot } from "./project-env.ts";

/** `npm run build`: the production build, refused when it could not find its backend. */
try {
  parseEnv(projectEnv("production"));
  await build({ configFile: `${projectRoot}site/vite.config.ts`, mode: "production" });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
