import { expect, it } from "vitest";
import { laterOf } from "./later-of.ts";

const NINE = "2026-01-02T09:00:00+00:00";
const TEN = "2026-01-02T10:00:00Z";
/** The same moment as NINE, with the greatest text. */
const NINE_IN_WARSAW = "2026-01-02T10:00:00+01:00";

it.each([
  [NINE, TEN, TEN],
  [TEN, NINE, TEN],
  [TEN, NINE_IN_WARSAW, TEN],
  [NINE, "", NINE],
  ["", NINE, NINE],
  ["", "", ""],
])("of %s and %s, %s is the later", (one, other, later) => {
  expect(laterOf(one, other)).toBe(later);
});
