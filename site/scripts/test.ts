import { runStages, stopWithUs } from "./run-stages.ts";
import { chooseStages } from "./stages.ts";

/** `npm test`: every stage, or those named by `--only`. */
stopWithUs();
try {
  process.exitCode = await runStages(chooseStages(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
