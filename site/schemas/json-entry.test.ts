import { expect, it } from "vitest";
import * as v from "valibot";
import { atMost, text } from "./field.ts";
import { jsonEntry } from "./json-entry.ts";

const kind = v.picklist(["", "before"]);
const { typed, trimmed, draft } = jsonEntry(
  v.object({
    name: v.pipe(text, atMost(3), v.title("Name")),
    kind: v.pipe(v.optional(kind, ""), v.title("Kind")),
  }),
);
const long = { name: " Limewash ", kind: "before" };

it("accepts a value that breaks the rules of its field, unchanged or trimmed", () => {
  expect(v.parse(v.object(typed), long)).toEqual(long);
  expect(v.parse(v.object(trimmed), long)).toEqual({ ...long, name: "Limewash" });
});

it("fills in fields that a stored entry lacks", () => {
  expect(v.parse(v.object(typed), {})).toEqual({ name: "", kind: "" });
});

it("replaces invalid values of a draft by their defaults, and refuses them elsewhere", () => {
  const stored = { name: 4, kind: "ahead" };
  expect(v.parse(v.object(draft), stored)).toEqual({ name: "", kind: "" });
  expect(v.is(v.object(typed), stored)).toBe(false);
});
