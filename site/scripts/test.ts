import { runChosen } from "./run-stages.ts";
import { stages } from "./stages.ts";

/** `npm test`: every stage, or those named by `--only`. */
await runChosen(stages);
