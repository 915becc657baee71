import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsBetween, movesBetween, orderAfterDrop, orderAfterMove } from "./gallery-model.ts";

const letters = (word: string) => word.split("");
const chosen = (word: string) => new Set(letters(word));

describe("orderAfterMove", () => {
  it.each([
    ["abcd", "c", "earlier", "acbd"],
    ["abcd", "c", "later", "abdc"],
    ["abcd", "bd", "earlier", "badc"],
    ["abcd", "ab", "later", "cabd"],
    ["abcd", "ac", "earlier", "abcd"],
    ["abcd", "d", "later", "abcd"],
    ["", "", "later", ""],
  ] as const)("%s with %s moved %s is %s", (ids, selected, direction, result) => {
    expect(orderAfterMove(letters(ids), chosen(selected), direction).join("")).toBe(result);
  });
});

describe("orderAfterDrop", () => {
  it.each([
    ["abcd", "a", "a", "c", "bcad"],
    ["abcd", "d", "d", "b", "adbc"],
    ["abcde", "ad", "d", "b", "adbce"],
    ["abcde", "ad", "a", "e", "bcead"],
    ["abcd", "ab", "a", "b", "abcd"],
  ] as const)("of %s, %s grabbed at %s and dropped on %s give %s", (ids, group, at, on, result) => {
    expect(orderAfterDrop(letters(ids), chosen(group), at, on).join("")).toBe(result);
  });
});

it("the moves between two orders lead from one to the other", () => {
  const order = fc.shuffledSubarray(letters("abcdefgh"), { minLength: 8 });
  fc.assert(
    fc.property(order, order, (from, to) => {
      const made = [...from];
      for (const [index, place] of movesBetween(from, to))
        made.splice(place, 0, ...made.splice(index, 1));
      expect(made).toEqual(to);
    }),
  );
});

it("a range has both its ends, whichever was chosen first", () => {
  expect(idsBetween(letters("abcd"), "c", "b")).toEqual(["b", "c"]);
  expect(idsBetween(letters("abcd"), "a", "d")).toEqual(letters("abcd"));
});
