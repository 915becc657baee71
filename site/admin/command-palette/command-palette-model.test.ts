import { expect, it } from "vitest";
import { matching, moveIndex } from "./command-palette-model.ts";

const entries = ["Overview", "Blog Posts", "New post", "Café on the corner"].map((label) => ({
  id: label,
  label,
  hint: "",
  run: () => undefined,
}));
const labels = (typed: string) => matching(entries, typed).map(({ label }) => label);

it("matches words in any order, ignores accents, and ranks prefix matches first", () => {
  expect(labels("post")).toEqual(["Blog Posts", "New post"]);
  expect(labels("new p")).toEqual(["New post"]);
  expect(labels("corner cafe")).toEqual(["Café on the corner"]);
  expect(labels("")).toHaveLength(4);
  expect(labels("zebra")).toEqual([]);
});

it("matches the additional search terms of an entry", () => {
  const account = {
    id: "a",
    label: "Your account",
    hint: "",
    also: "password",
    run: () => undefined,
  };
  expect(matching([...entries, account], "passw")).toEqual([account]);
});

it("ranks the start of a label before that of a word, other letters, and search terms", () => {
  const entry = (label: string, also = "") => ({
    id: label,
    label,
    also,
    hint: "",
    run: () => undefined,
  });
  const mixed = [
    entry("Trash", "villas"),
    entry("Revillage"),
    entry("Modern Villa"),
    entry("Villa"),
  ];
  const found = matching(mixed, "villa").map(({ label }) => label);
  expect(found).toEqual(["Villa", "Modern Villa", "Revillage", "Trash"]);
});

it("arrow keys wrap around and the index stays in range", () => {
  expect(moveIndex(3, "ArrowDown", 4)).toBe(0);
  expect(moveIndex(0, "ArrowUp", 4)).toBe(3);
  expect(moveIndex(9, "Enter", 4)).toBe(3);
  expect(moveIndex(2, "ArrowDown", 0)).toBe(0);
});

it("entries that only a search lists come after equal ones, and not without a search", () => {
  const setting = { ...{ id: "s", label: "New inquiries", hint: "" }, onlyFound: true };
  const all = [{ ...setting, run: () => undefined }, ...entries];
  expect(matching(all, "new").map(({ label }) => label)).toEqual(["New post", "New inquiries"]);
  expect(matching(all, "")).toHaveLength(4);
});
