import { describe, expect, it } from "vitest";
import {
  countBytes,
  countCharacters,
  defaultExcerpt,
  firstCharacters,
  metaTitleWithDefault,
  parseTags,
  readTime,
  tagsProblem,
} from "./post-rules.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" \n");

describe("read time", () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])("NB11 %i words take %i minutes", (count, minutes) => {
    expect(readTime(words(count))).toBe(minutes);
  });

  it.each(["", "   \n"])("is one minute at least: %j", (text) => {
    expect(readTime(text)).toBe(1);
  });
});

describe("default excerpt", () => {
  it("NB09 is the first 200 characters of the content and an ellipsis", () => {
    expect(defaultExcerpt("a".repeat(500))).toBe(`${"a".repeat(200)}…`);
    expect(defaultExcerpt("Short.")).toBe("Short.…");
    expect(defaultExcerpt("")).toBe("");
  });

  it("never splits an emoji, and fits the column", () => {
    const excerpt = defaultExcerpt("🛋".repeat(300));
    expect(excerpt).toBe(`${"🛋".repeat(200)}…`);
    expect(countCharacters(excerpt)).toBe(201);
  });
});

describe("tags", () => {
  it.each([
    ["wood, light ,  oak floor", ["wood", "light", "oak floor"]],
    ["", []],
    [" , ,,", []],
    ["wood, Wood, WOOD, oak", ["wood", "oak"]],
    ["żółty, ŻÓŁTY", ["żółty"]],
  ])("NB08 %j are split on commas, trimmed, each kept once", (text, tags) => {
    expect(parseTags(text)).toEqual(tags);
  });

  it("reports tags that the server would refuse", () => {
    const many = Array.from({ length: 21 }, (_, index) => `tag ${String(index)}`);
    expect(tagsProblem(many)).toBe("too-many");
    expect(tagsProblem(["a".repeat(51)])).toBe("too-long");
    expect(tagsProblem(["🛋".repeat(50)])).toBeNull();
  });
});

describe("meta title", () => {
  it("NB10 is the title when left empty", () => {
    expect(metaTitleWithDefault("  ", "Oak floors")).toBe("Oak floors");
    expect(metaTitleWithDefault("Oak", "Oak floors")).toBe("Oak");
  });
});

describe("counting", () => {
  it("counts code points, and bytes where bytes are the limit", () => {
    expect(countCharacters("aż🛋")).toBe(3);
    expect(countCharacters("\ud83d alone")).toBe(7);
    expect(countBytes("aż🛋")).toBe(7);
    expect(firstCharacters("🛋🛋🛋", 2)).toBe("🛋🛋");
    expect(firstCharacters("ab", 5)).toBe("ab");
  });
});
