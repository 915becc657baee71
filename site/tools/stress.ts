import { stressStages } from "./stress-stages.ts";
import { runSelectedStages } from "./run-stages.ts";

/** `npm run prove`: tests each promise of SECURITY.md in the long form, or those named by `--only`. */
await runSelectedStages(stressStages);
