import { proofs } from "./proofs.ts";
import { runChosen } from "./run-stages.ts";

/** `npm run prove`: each promise of SECURITY.md in its full form, or those named by `--only`. */
await runChosen(proofs);
