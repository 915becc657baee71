import { UndoRedo } from "@tiptap/extensions";
import { expect, it } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import { saveBody } from "../body-document.ts";
import { SCHEMA_EXTENSIONS } from "../schema.ts";

/** Types a text into an empty editor, key by key. */
function typeIn(text: string) {
  const editor = createTestEditor({ extensions: [...SCHEMA_EXTENSIONS, UndoRedo] });
  for (const letter of text) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter, from, to);
    const isHandled = editor.view.someProp("handleTextInput", (handle) =>
      handle(editor.view, from, to, letter, insert),
    );
    if (isHandled !== true) editor.view.dispatch(insert());
  }
  return { editor, saved: () => saveBody(editor.state.doc) };
}

it.each([
  ["See [our fees](/services).", "See [our fees](/services)."],
  ["[oak](https://a.example/Oak_(tree)) is hard", "[oak](https://a.example/Oak_(tree)) is hard"],
])("SU20 the typed markup of a link becomes a link: %s", (typed, body) => {
  const { editor, saved } = typeIn(typed);
  expect(saved()).toBe(body);
  expect(editor.view.dom.querySelectorAll("a")).toHaveLength(1);
  expect(editor.getText()).toBe(typed.replace(/\[(.+)\]\([^ ]+\)/, "$1"));
});

it("SU20 one undo after the markup of a link returns it as it was typed", () => {
  const { editor } = typeIn("See [our fees](/services)");
  expect(editor.getText()).toBe("See our fees");
  editor.commands.undo();
  expect(editor.getText()).toBe("See [our fees](/services)");
});

it.each(["[a](javascript:alert(1))", "![a](/b)", "[a](b c)", "[ ](/b)", "[a] (/b)"])(
  "SU20 what is typed as %s stays text",
  (typed) => {
    const { editor } = typeIn(typed);
    expect(editor.getText()).toBe(typed);
    expect(editor.view.dom.querySelector("a")).toBeNull();
  },
);
