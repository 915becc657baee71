import { describe, expect, it } from "vitest";
import { markupEdit, nextItem, pastedLink } from "./markup-commands.ts";
import type { MarkupCommand } from "./markup-commands.ts";
import { edited } from "#site/admin/text-edit/text-edit.ts";
import type { MarkedText, TextEdit } from "#site/admin/text-edit/text-edit.ts";

/** Parses `a ‹word› b`: ‹ and › delimit the selection, or mark the caret if they are adjacent. */
function parseSelection(template: string): MarkedText {
  const start = template.indexOf("‹");
  const end = template.indexOf("›") - 1;
  return { text: template.replace(/[‹›]/g, ""), start, end };
}

function formatSelection(before: MarkedText, edit: TextEdit | null): string | null {
  if (edit === null) return null;
  const text = edited(before.text, edit);
  return `${text.slice(0, edit.start)}‹${text.slice(edit.start, edit.end)}›${text.slice(edit.end)}`;
}

const press = (command: MarkupCommand, text: string) =>
  formatSelection(parseSelection(text), markupEdit(command, parseSelection(text)));
const enter = (text: string) =>
  formatSelection(parseSelection(text), nextItem(parseSelection(text)));
const paste = (text: string, pasted: string) =>
  formatSelection(parseSelection(text), pastedLink(parseSelection(text), pasted));

describe("bold and italic", () => {
  it.each([
    ["bold", "a ‹word› here", "a **‹word›** here"],
    ["bold", "a **‹word›** here", "a ‹word› here"],
    ["bold", "a ‹**word**› here", "a ‹word› here"],
    ["bold", "a wo‹›rd here", "a **‹word›** here"],
    ["bold", "a ‹› here", "a **‹›** here"],
    ["bold", "a‹ spaced ›out", "a **‹spaced›** out"],
    ["italic", "a ‹word› here", "a *‹word›* here"],
    ["italic", "a **‹word›** here", "a ***‹word›*** here"],
    ["italic", "a ***‹word›*** here", "a **‹word›** here"],
    ["italic", "ż‹›ółw", "*‹żółw›*"],
  ] as const)("%s: %s", (command, before, after) => {
    expect(press(command, before)).toBe(after);
  });
});

describe("headings", () => {
  it.each([
    ["Oa‹›k", "## Oa‹›k"],
    ["## Oa‹›k", "### Oa‹›k"],
    ["### Oa‹›k", "Oa‹›k"],
    ["# Oa‹›k", "## Oa‹›k"],
    ["one\n‹›\ntwo", "one\n## ‹›\ntwo"],
    ["‹one\n\ntwo\n›three", "‹## one\n\n## two›\nthree"],
  ])("%j becomes %j", (before, after) => {
    expect(press("heading", before)).toBe(after);
  });
});

describe("lists", () => {
  it.each([
    ["bullets", "‹oak\nash›", "‹- oak\n- ash›"],
    ["bullets", "‹- oak\n- ash›", "‹oak\nash›"],
    ["numbers", "‹oak\n\nash›", "‹1. oak\n\n2. ash›"],
    ["numbers", "‹- oak\n- ash›", "‹1. oak\n2. ash›"],
    ["bullets", "‹›", "- ‹›"],
    ["bullets", "  o‹›ak", "  - o‹›ak"],
  ] as const)("%s: %j", (command, before, after) => {
    expect(press(command, before)).toBe(after);
  });

  it.each([
    ["- oak‹›", "- oak\n- ‹›"],
    ["9. oak‹›", "9. oak\n10. ‹›"],
    ["  * oak‹› and ash", "  * oak\n  * ‹› and ash"],
    ["- oak\n- ‹›", "- oak\n‹›"],
    ["oak‹›", null],
    ["- ‹oak›", null],
  ])("Enter after %j", (before, after) => {
    expect(enter(before)).toBe(after);
  });
});

describe("links", () => {
  it.each([
    ["see ‹our work› now", "see [our work](‹https://›) now"],
    ["see ‹https://a.example/b› now", "see [‹›](https://a.example/b) now"],
    ["see ‹› now", "see [‹›](https://) now"],
  ])("%j becomes %j", (before, after) => {
    expect(press("link", before)).toBe(after);
  });

  it.each([
    ["see ‹our work› now", "https://a.example ", "see [our work](https://a.example)‹› now"],
    ["see ‹our work› now", "just words", null],
    ["see ‹› now", "https://a.example", null],
    ["see ‹https://b.example› now", "https://a.example", null],
  ])("pasting over %j", (before, pasted, after) => {
    expect(paste(before, pasted)).toBe(after);
  });
});
