import { test } from "#site/e2e/fixtures.ts";
import { runCase } from "#site/e2e/fault-injection/run-case.ts";
import { TABLE } from "#site/e2e/fault-injection/table.ts";
import type { Fault, FlowName } from "#site/e2e/fault-injection/table.ts";

/** Every fault and every flow at least once; `npm run prove` runs the whole table. */
const DIAGONAL: readonly (readonly [FlowName, Fault])[] = [
  ["inquiry", "401"],
  ["inquiry", "lost response"],
  ["inquiry", "storage denied"],
  ["post create", "403"],
  ["post create", "413"],
  ["draft create", "offline"],
  ["draft create", "30 s latency"],
  ["post edit", "session ended"],
  ["post edit", "409"],
  ["post edit", "upload cut"],
  ["project create", "5xx"],
  ["project create", "415"],
  ["delete", "backend down"],
  ["delete", "404"],
  ["delete", "zero rows"],
  ["sign-in", "429"],
  ["sign-in", "storage full"],
];

for (const [flow, fault] of DIAGONAL) {
  test(
    `promise 8: ${flow} × ${fault}`,
    { tag: "@web" },
    async ({ page, rows, staff, stack, errors }) => {
      const scene = { page, rows, staff, stack, word: rows.unique() };
      await runCase(scene, errors, flow, fault, TABLE[flow][fault]);
    },
  );
}
