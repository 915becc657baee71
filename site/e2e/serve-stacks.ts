import { gracefulShutdown } from "#site/tools/graceful-shutdown.ts";
import globalSetup, { STACKS_VARIABLE } from "./global-setup.ts";

// Serves the stacks of the end-to-end tests continuously, for work on specs:
//   node site/e2e/serve-stacks.ts
// then run the printed line in another terminal.
const close = await globalSetup();
console.info(
  `export ${STACKS_VARIABLE}='${process.env[STACKS_VARIABLE] ?? ""}' && npm run test:e2e -- -g CT11`,
);
gracefulShutdown(() => {
  void close?.().then(() => process.exit(0));
});
