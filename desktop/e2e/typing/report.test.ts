import { describe, expect, test } from "vitest";
import type { RoundPlan } from "./plan.ts";
import type { Round } from "./play-round.ts";
import { roundLine, totalsLine } from "./report.ts";

const plan: RoundPlan = {
  title: "typed-7-1-end",
  form: "stored post",
  killTarget: "app",
  before: "draft",
  status: "draft",
  text: "linen oak",
  keyDelay: 10,
  saves: false,
  kill: { since: "last key", ms: 1200 },
};
const round = (parts: Partial<Round> = {}): Round => ({
  plan,
  acknowledged: "linen",
  restored: true,
  stored: ["linen"],
  ...parts,
});

describe("the report of the typing rounds", () => {
  test("a round names the killed process, the moment of its kill and what became of the text", () => {
    expect(roundLine(3, round())).toBe(
      "[round 3] app killed 1200 ms after the last key, stored post; 5 of 9 characters acknowledged, restored",
    );
    expect(roundLine(3, round({ restored: false }))).toMatch(/5 of 9 .*, stored$/);
    expect(roundLine(3, round({ restored: false, acknowledged: "" }))).toMatch(
      /0 of 9 .*, nothing to restore$/,
    );
  });

  test("the last line counts kills, characters and restored texts, and repeats the run", () => {
    const browser = round({ plan: { ...plan, killTarget: "browser" }, restored: false });
    const line = totalsLine({ seed: 7, rounds: 5, played: [round(), round(), browser] });
    expect(line).toMatch(/^\[figure\] typing under fire: 3 of 5 rounds /);
    expect(line).toContain("killed: browser 1, tab 0, backend 0, app 2;");
    expect(line).toContain("15 acknowledged characters, 2 texts restored");
    expect(line).toContain("PROVE_SEED=7 PROVE_ROUNDS=5");
  });
});
