import { runSelectedStages } from "./run-stages.ts";
import { stages } from "./test-stages.ts";

/** `npm test`: runs all stages, or those named by `--only`. */
await runSelectedStages(stages);
