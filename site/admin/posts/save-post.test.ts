import { expect, it } from "vitest";
import { postConflicts } from "./save-post.ts";
import { EMPTY_POST } from "./post-values.ts";

const { diffFields } = postConflicts;
const theirs = { ...EMPTY_POST, title: "Oak", content: "Warm.", slug: "oak" };

it("the conflict of a new post names no slug, which its form does not show", () => {
  const mine = { ...theirs, slug: "", title: "Pine" };
  expect(diffFields(mine, theirs)).toEqual(["Title"]);
});

it("the conflict of a saved post names a slug that was changed", () => {
  expect(diffFields({ ...theirs, slug: "pine" }, theirs)).toEqual(["Slug"]);
});

it("a text that follows title or content is not named with them", () => {
  const mine = { ...theirs, title: "Pine", content: "Cold.", metaTitle: "Pine", excerpt: "Cold.…" };
  expect(diffFields(mine, theirs)).toEqual(["Title", "Content"]);
  expect(diffFields({ ...theirs, metaTitle: "Wood" }, theirs)).toEqual(["Meta Title"]);
});
