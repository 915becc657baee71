import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import { excerptText } from "./excerpt-text.ts";

const shown = (content: string) => excerptText(defaultExcerpt(content));
/** A text whose 200th character is the last one of `cut`. */
const cutAfter = (cut: string, rest: string) =>
  `${"Lime breathes. ".repeat(20).slice(0, 199 - cut.length)} ${cut}${rest}`;

describe("NB09 the displayed text of a default excerpt", () => {
  it("has no markup", () => {
    expect(
      shown(
        "## Why lime\n\n![A wall](https://a.example/w.webp)\n\nLime **breathes**, [says](/a) *Anna*.",
      ),
    ).toBe("Why lime · Lime breathes, says Anna.…");
    expect(shown("> Quiet.\n\n- oak\n- ash\n\n---\n\nEnd")).toBe("Quiet. oak · ash · End…");
    expect(shown("Look:\n\nhttps://youtu.be/abcdefghij_\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toBe(
      "Look:…",
    );
    expect(shown("5 \\* 4 &amp; more\nin two lines")).toBe("5 * 4 & more in two lines…");
  });

  it("keeps text in angle brackets", () => {
    expect(shown("Use <b>lime</b> & <lime@a.example>")).toBe("Use <b>lime</b> & <lime@a.example>…");
  });

  it.each([
    ["[our guide](https://a.exa", "mple/guide) and more", "our guide…"],
    ['[our guide](/a "Ti', 'tle")', "our guide…"],
    ["[our gui", "de](https://a.example)", "our gui…"],
    ["**[our guide](https://a.ex", "ample)**", "our guide…"],
    ["**very bo", "ld**", "very bo…"],
    ["**very bold*", "*", "very bold…"],
    ["**", "bold**", "Lime…"],
    ["_slow and **ver", "y** slow_", "slow and ver…"],
  ])("a construct cut after %j is plain text", (cut, rest, end) => {
    const text = shown(cutAfter(cut, rest));
    expect(text).not.toMatch(/[*_[\]()]|http/);
    if (end !== "Lime…") expect(text.endsWith(end)).toBe(true);
  });

  it.each(["![A wa", "![A wall](https://a.exa", '![A wall](/a.webp "Ca'])(
    "an image cut after %j is left out",
    (cut) => {
      expect(shown(cutAfter(cut, "x)"))).not.toMatch(/[!*_[\]()]|http|wa/);
    },
  );

  it("is empty for a text of images", () => {
    expect(shown("![A wall](/w.webp)")).toBe("");
  });

  it("a typed excerpt stays as typed", () => {
    for (const typed of ["Prices *net*", "# 1 in lime", "1. Choose", "a_b_c", ""])
      expect(excerptText(typed)).toBe(typed);
  });

  it("of words without marks contains each of them", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), (words) => {
        const content = words.join(" ");
        expect(shown(content)).toBe(`${content.slice(0, 200).trim()}…`);
      }),
    );
  });
});
