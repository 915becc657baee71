import { proofs } from "./proofs.ts";
import { runStages, stopWithUs } from "./run-stages.ts";

/** `npm run prove`: each promise of SECURITY.md in its full form. */
stopWithUs();
process.exitCode = await runStages(proofs);
