import { runFirstBuild } from "./measure-first-build.ts";

/*
 * A stage of `npm run prove`: the first production build of the demo site, with an empty image cache. Fails if it
 * exceeds its budget.
 */
process.exitCode = (await runFirstBuild()) ? 0 : 1;
