import { onStop } from "#site/scripts/on-stop.ts";
import globalSetup, { STACKS_VARIABLE } from "./global-setup.ts";

// Keeps the stacks of the end-to-end tests open while specs are being written:
//   node site/e2e/serve-stacks.ts
// then, in another terminal, the line that it prints.
const close = await globalSetup();
console.info(
  `export ${STACKS_VARIABLE}='${process.env[STACKS_VARIABLE] ?? ""}' && npm run test:e2e -- -g CT11`,
);
onStop(() => {
  void close?.().then(() => process.exit(0));
});
