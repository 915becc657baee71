import { expect, test } from "#site/e2e/fixtures.ts";
import { runCase } from "#site/e2e/fault-injection/run-case.ts";
import { FAULTS, FLOWS, TABLE } from "#site/e2e/fault-injection/table.ts";

/** Promise 8 of SECURITY.md in full: one test for each possible cell. */
for (const flow of FLOWS) {
  for (const fault of FAULTS) {
    const cell = TABLE[flow][fault];
    if (cell.ends === "cannot happen") continue;
    test(`promise 8: ${flow} × ${fault}`, async ({ page, rows, staff, stack, errors }) => {
      await runCase({ page, rows, staff, stack, word: rows.unique() }, errors, flow, fault, cell);
    });
  }
}

test("promise 8: every impossible cell has a reason", () => {
  const cells = FLOWS.flatMap((flow) => FAULTS.map((fault) => TABLE[flow][fault]));
  const never = cells.flatMap((cell) => (cell.ends === "cannot happen" ? [cell.because] : []));
  console.info(
    `[figure] fault table: ${String(cells.length - never.length)} cells played, ${String(never.length)} cannot happen (limit: all ${String(FAULTS.length * FLOWS.length)})`,
  );
  expect(never.filter((because) => because.trim() === "")).toEqual([]);
});
