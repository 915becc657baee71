import { getSchema } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { openBody, saveBody } from "./body-document.ts";
import { offsetAt, selectionAt } from "./editor-place.ts";
import { SCHEMA_EXTENSIONS } from "./schema.ts";

const schema = getSchema(SCHEMA_EXTENSIONS);
const BODY = "\r\nOne\r\n\r\n## Two\r\n\r\n- a\r\n- b\r\n\r\n![](/c)\r\n\r\nLast **word**\r\n";
const TEXT = BODY.replaceAll("\r\n", "\n");
const doc = openBody(BODY, schema);

it.each([
  ["in One", TEXT.indexOf("ne"), TEXT.indexOf("One"), "One"],
  ["after Two", TEXT.indexOf("Two") + 3, TEXT.indexOf("Two") + 3, "Two"],
  ["in the list", TEXT.indexOf("- b"), TEXT.indexOf("- a"), "a"],
  ["at the end", TEXT.length, TEXT.trimEnd().length, "Last word"],
])("SU20 an offset %s leads to its block, and back", (_, offset, back, text) => {
  const position = selectionAt(doc, offset).from;
  expect(doc.resolve(position).parent.textContent).toBe(text);
  expect(offsetAt(doc, position)).toBe(back);
});

it("SU20 the place of an image is its markup", () => {
  const position = selectionAt(doc, TEXT.indexOf("![](/c)") + 3).from;
  expect(doc.nodeAt(position)?.type.name).toBe("picture");
  expect(offsetAt(doc, position)).toBe(TEXT.indexOf("![](/c)") + "![](/c)".length);
  expect(offsetAt(doc, Selection.atStart(doc).head)).toBe(1);
});

it("SU20 places follow changes, and blocks without markup are before the next one", () => {
  const before = schema.node("paragraph", null, schema.text("New"));
  const empty = schema.node("paragraph");
  const changed = doc.copy(doc.content.addToStart(empty).addToStart(before));
  expect(saveBody(changed)).toContain("New\n\n");
  expect(offsetAt(changed, 2)).toBe(0);
  expect(offsetAt(changed, 6)).toBe(3);
  const one = saveBody(changed).replaceAll("\r\n", "\n").indexOf("One");
  expect(offsetAt(changed, 8)).toBe(one);
  expect(selectionAt(changed, one).from).toBe(8);
});
