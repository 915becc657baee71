import { describe, expect, it } from "vitest";
import { describedEdit, movedPlace, pictureEdit } from "./picture-text.ts";
import { edited } from "./text-edit.ts";

describe("SU09 a picture is put where the caret was, as a paragraph of its own", () => {
  it.each([
    ["", 0, "![](u)\n\n"],
    ["one", 3, "one\n\n![](u)\n\n"],
    ["one\n", 4, "one\n\n![](u)\n\n"],
    ["one\n\n", 5, "one\n\n![](u)\n\n"],
    ["one two", 3, "one\n\n![](u)\n\n two"],
    ["one\n\ntwo", 3, "one\n\n![](u)\n\ntwo"],
    ["one\n\ntwo", 5, "one\n\n![](u)\n\ntwo"],
  ])("%j at %i", (text, at, after) => {
    expect(edited(text, pictureEdit(text, at, "u"))).toBe(after);
  });
});

describe("a description reaches the picture it belongs to", () => {
  it("and no other", () => {
    const text = "![](a)\n\n![old](b)\n\n![](c)";
    expect(edited(text, describedEdit(text, "b", "An oak\n table [new]")!)).toBe(
      "![](a)\n\n![An oak table \\[new\\]](b)\n\n![](c)",
    );
  });

  it("unless the picture was taken out", () => {
    expect(describedEdit("nothing", "b", "An oak table")).toBeNull();
  });
});

describe("a waiting picture keeps its place while somebody types", () => {
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
