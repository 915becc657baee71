import { describe, expect, test } from "vitest";
import { FORMS, planRounds, KILL_TARGETS } from "./plan.ts";

const count = (names: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

describe("the plan of the typing rounds", () => {
  test("a seed repeats a run, another seed does not", () => {
    expect(planRounds(7, 100)).toEqual(planRounds(7, 100));
    expect(planRounds(7, 100)).not.toEqual(planRounds(8, 100));
  });

  test("a longer run begins with the rounds of a shorter one", () => {
    expect(planRounds(7, 100).slice(0, 33)).toEqual(planRounds(7, 33));
  });

  test("each 20 rounds kill every target once in every form", () => {
    for (const seed of [1, 2, 3]) {
      const rounds = planRounds(seed, 60);
      for (const start of [0, 20, 40]) {
        const pairs = rounds.slice(start, start + 20).map((one) => `${one.killTarget} ${one.form}`);
        expect(new Set(pairs).size).toBe(KILL_TARGETS.length * FORMS.length);
      }
    }
  });

  test("no title is part of another one, since rows are found by their title", () => {
    const titles = planRounds(1, 120).map(({ title }) => title);
    const matches = titles.flatMap((title) => titles.filter((other) => other.includes(title)));
    expect(matches).toHaveLength(120);
  });

  test("kills fall at every moment, within its limit; a kill since the save needs a save", () => {
    const rounds = planRounds(1, 300);
    const moments = count(rounds.map(({ kill }) => kill.since));
    expect(Object.keys(moments).sort()).toEqual(["first key", "last key", "save"]);
    for (const share of Object.values(moments)) expect(share).toBeGreaterThan(60);
    for (const { kill, saves } of rounds) {
      expect(kill.ms).toBeGreaterThanOrEqual(0);
      expect(kill.ms).toBeLessThanOrEqual(7000);
      if (kill.since === "save") expect(saves).toBe(true);
      if (kill.since === "last key") expect(saves).toBe(false);
    }
  });
});
