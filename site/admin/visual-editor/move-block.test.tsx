import type { Editor } from "@tiptap/core";
import { expect, it } from "vitest";
import { createBodyEditor } from "#site/testing/create-test-editor.ts";
import { openBody, saveBody } from "./body-document.ts";

/** An editor with the caret at the end of a body. */
function openAtEnd(body: string): Editor {
  const editor = createBodyEditor(body);
  editor.commands.selectTextblockEnd();
  return editor;
}

/** The stored body after a key and a word. */
function bodyAfter(editor: Editor, key: KeyboardEventInit): string {
  const { view } = editor;
  const event = new KeyboardEvent("keydown", key);
  view.someProp("handleKeyDown", (handle) => handle(view, event));
  view.dispatch(view.state.tr.insertText("Two"));
  return saveBody(view.state.doc);
}

it.each([
  ["One", "One\n\n**Two**"],
  ["- One", "- One\n- **Two**"],
  ["> One", "> One\n>\n> **Two**"],
])(
  "SU20 Shift+Enter begins a paragraph or item after %j, as bold as Enter does, and none is lost in saving",
  (body, expected) => {
    for (const shiftKey of [false, true]) {
      const editor = openAtEnd(body);
      editor.commands.setBold();
      const saved = bodyAfter(editor, { key: "Enter", shiftKey });
      expect(saved).toBe(expected);
      expect(saveBody(openBody(saved, editor.schema))).toBe(saved);
    }
  },
);

it("SU20 Shift+Enter scrolls to the new paragraph", () => {
  const editor = openAtEnd("One");
  const scrolls: boolean[] = [];
  editor.on("transaction", ({ transaction }) => scrolls.push(transaction.scrolledIntoView));
  bodyAfter(editor, { key: "Enter", shiftKey: true });
  expect(scrolls).toContain(true);
});

it("SU20 Shift+Enter in a cell of a table is handled, so that the browser inserts no line break", () => {
  const body = "| Lamp | Height |\n| --- | --- |\n| Pendant | 75 cm |";
  const editor = openAtEnd(body);
  const { view } = editor;
  const before = saveBody(view.state.doc);
  const event = new KeyboardEvent("keydown", { key: "Enter", shiftKey: true });
  expect(view.someProp("handleKeyDown", (handle) => handle(view, event))).toBe(true);
  expect(saveBody(view.state.doc)).toBe(before);
});
