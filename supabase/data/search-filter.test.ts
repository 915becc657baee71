import { describe, expect, it } from "vitest";
import { searchCondition } from "./search-filter.ts";

const columns = ["title", "author"];
const conditionOf = (search: string | undefined) => searchCondition(search, columns);

describe("searchCondition", () => {
  it.each([undefined, "", "  \t\n "])("adds no condition when the search is %j", (search) => {
    expect(conditionOf(search)).toBeNull();
  });

  it("requires every word in one of the columns", () => {
    expect(conditionOf("  oak   floor ")).toBe(
      'and(or(title.imatch."oak",author.imatch."oak"),or(title.imatch."floor",author.imatch."floor"))',
    );
  });

  it.each([
    ["a,b", '"a,b"'],
    ["(a)", '"[[.left-parenthesis.]]a[[.right-parenthesis.]]"'],
    ['12"', '"12[[.quotation-mark.]]"'],
    ["100%", '"100%"'],
    ["a_b", '"a_b"'],
    ["5*", '"5[*]"'],
    ["c:\\d", '"c:[[.backslash.]]d"'],
    ["a.b", '"a[.]b"'],
    ["x|y", '"x[|]y"'],
    ["^$+?[]{}", '"[[.circumflex.]][$][+][?][[][]][{][}]"'],
    ["***=x", '"[*][*][*]=x"'],
    ["a\0b", '"ab"'],
    ["\ud83d", '"\ufffd"'],
  ])("takes %j literally", (search, pattern) => {
    expect(searchCondition(search, ["title"])).toBe(`and(or(title.imatch.${pattern}))`);
  });

  it("uses at most eight words", () => {
    expect(conditionOf("a b c d e f g h i j")?.match(/or\(/g)).toHaveLength(8);
  });
});
