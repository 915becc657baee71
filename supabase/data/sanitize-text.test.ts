import { describe, expect, it } from "vitest";
import { cleanRow, sanitizeText, trimText } from "./sanitize-text.ts";

describe("cleanText", () => {
  it("drops U+0000, replaces lone surrogates, and changes nothing else", () => {
    expect(sanitizeText("a\0b\ud83dc")).toBe("ab\ufffdc");
    const rich = "Ża\u0301🛋👩‍👩‍👧 שלום \u202e\r\n\t";
    expect(sanitizeText(rich)).toBe(rich);
  });

  it("applies to every text of a row", () => {
    expect(
      cleanRow({ title: "a\0", tags: ["\0b"], gallery: [{ alt: "c\0" }], area: 5, none: null }),
    ).toEqual({ title: "a", tags: ["b"], gallery: [{ alt: "c" }], area: 5, none: null });
  });
});

describe("trimText", () => {
  it.each([
    [" \t a b \u00a0\n", "a b"],
    ["\uFEFFa\uFEFF", "\uFEFFa\uFEFF"],
    [" \uFEFF a \uFEFF ", "\uFEFF a \uFEFF"],
    [" \n ", ""],
    ["", ""],
  ])("%j becomes %j", (typed, stored) => {
    expect(trimText(typed)).toBe(stored);
  });
});
