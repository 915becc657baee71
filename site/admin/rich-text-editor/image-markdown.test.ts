import { describe, expect, it } from "vitest";
import { describedEdit, movedPlace, imageEdit } from "./image-markdown.ts";
import { edited } from "#site/admin/text-edit/text-edit.ts";

describe("SU09 an image is inserted at the caret as a separate paragraph", () => {
  it.each([
    ["", 0, "![](u)\n\n"],
    ["one", 3, "one\n\n![](u)\n\n"],
    ["one\n", 4, "one\n\n![](u)\n\n"],
    ["one\n\n", 5, "one\n\n![](u)\n\n"],
    ["one two", 3, "one\n\n![](u)\n\n two"],
    ["one\n\ntwo", 3, "one\n\n![](u)\n\ntwo"],
    ["one\n\ntwo", 5, "one\n\n![](u)\n\ntwo"],
  ])("%j at %i", (text, at, after) => {
    expect(edited(text, imageEdit(text, at, "u"))).toBe(after);
  });
});

describe("a description is written into its own image", () => {
  it("and into no other", () => {
    const text = "![](a)\n\n![old](b)\n\n![](c)";
    expect(edited(text, describedEdit(text, "b", "An oak\n table [new]")!)).toBe(
      "![](a)\n\n![An oak table \\[new\\]](b)\n\n![](c)",
    );
  });

  it("of the one without a description, where the same image occurs twice or has a caption", () => {
    const text = '![old](b)\n\n![x](bc)\n\n![](b "Caption")';
    expect(edited(text, describedEdit(text, "b", "Oak")!)).toBe(
      '![old](b)\n\n![x](bc)\n\n![Oak](b "Caption")',
    );
  });

  it("unless the image was removed", () => {
    expect(describedEdit("nothing", "b", "An oak table")).toBeNull();
  });
});

describe("the offset of a pending image follows edits of the text", () => {
  it.each([
    ["one| two", "zero one| two"],
    ["one| two", "one| two three"],
    ["one|", "one| and on"],
    ["one two| three", "on|hree"],
    ["|", "|begun"],
  ])("%j, then %j", (old, now) => {
    const bare = (text: string) => text.replace("|", "");
    expect(movedPlace(old.indexOf("|"), bare(old), bare(now))).toBe(now.indexOf("|"));
  });
});
