import { expect, test } from "#site/e2e/fixtures.ts";
import { play } from "#site/e2e/fault-injection/play.ts";
import { FAULTS, FLOWS, TABLE } from "#site/e2e/fault-injection/table.ts";

/** Bar 8 in full: one test for each possible cell. */
for (const flow of FLOWS) {
  for (const fault of FAULTS) {
    const cell = TABLE[flow][fault];
    if (cell.ends === "cannot happen") continue;
    test(`bar 8: ${flow} × ${fault}`, async ({ page, rows, staff, stack, errors }) => {
      await play({ page, rows, staff, stack, word: rows.unique() }, errors, flow, fault, cell);
    });
  }
}

test("bar 8: every impossible cell has a reason", () => {
  const cells = FLOWS.flatMap((flow) => FAULTS.map((fault) => TABLE[flow][fault]));
  const never = cells.flatMap((cell) => (cell.ends === "cannot happen" ? [cell.because] : []));
  console.info(
    `[figure] fault table: ${String(cells.length - never.length)} cells played, ${String(never.length)} cannot happen (bar: all ${String(FAULTS.length * FLOWS.length)})`,
  );
  expect(never.filter((because) => because.trim() === "")).toEqual([]);
});
