import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanRow, sanitizeText } from "./sanitize-text.ts";
import {
  countCharacters,
  countWords,
  defaultExcerpt,
  firstCharacters,
  parseTags,
  readTime,
} from "./post-rules.ts";

/** Any text: odd bytes, lone surrogates, emoji, marks, scripts of both directions. */
const anyText = fc.string({ unit: "binary", maxLength: 400 });
const checkProperty = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void) => {
  fc.assert(fc.property(arbitrary, check), { numRuns: 500 });
};

describe("rules of a post hold for any text", () => {
  it("NB09 the excerpt is the start of the text, at most 201 characters, without a split surrogate pair", () => {
    checkProperty(anyText, (text) => {
      const clean = sanitizeText(text);
      const excerpt = defaultExcerpt(clean);
      expect(countCharacters(excerpt)).toBeLessThanOrEqual(201);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(clean.startsWith(excerpt.replace(/…$/, ""))).toBe(true);
      expect(excerpt === "").toBe(clean === "");
    });
  });

  it("NB11 read time follows the words: never 0, one minute per 200 begun, independent of spacing", () => {
    const words = fc.integer({ min: 0, max: 2000 });
    const space = fc.constantFrom(" ", "\n", "\t ", "\u00a0 ", "\r\n\r\n");
    checkProperty(fc.tuple(words, space), ([count, gap]) => {
      const text = Array.from({ length: count }, () => "oak").join(gap);
      expect(countWords(text)).toBe(count);
      expect(readTime(text)).toBe(Math.max(1, Math.ceil(count / 200)));
    });
  });

  it("NB08 tags are trimmed, not empty, unique without regard to case, and stable when parsed again", () => {
    checkProperty(anyText, (text) => {
      const tags = parseTags(text);
      for (const tag of tags) {
        expect(tag).toBe(tag.trim());
        expect(tag).not.toBe("");
        expect(tag).not.toContain(",");
      }
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      expect(parseTags(tags.join(", "))).toEqual(tags);
    });
  });

  it("counts characters as the database does", () => {
    checkProperty(anyText, (text) => {
      const clean = text.toWellFormed();
      expect(countCharacters(clean)).toBe(Array.from(clean).length);
      expect(firstCharacters(clean, countCharacters(clean))).toBe(clean);
    });
  });

  it("sanitizing removes only what PostgreSQL cannot store, and is idempotent", () => {
    checkProperty(anyText, (text) => {
      const clean = sanitizeText(text);
      expect(clean).not.toContain("\0");
      expect(clean.isWellFormed()).toBe(true);
      expect(sanitizeText(clean)).toBe(clean);
      if (text.isWellFormed() && !text.includes("\0")) expect(clean).toBe(text);
    });
    checkProperty(fc.dictionary(fc.string(), fc.jsonValue()), (row) => {
      expect(cleanRow(cleanRow(row))).toEqual(cleanRow(row));
    });
  });
});
