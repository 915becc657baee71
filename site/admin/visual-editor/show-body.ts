import type { Editor } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { openBody } from "./body-document.ts";
import { keepPlaces } from "./upload-placeholders.ts";

/** Shows a body with an empty undo history. */
export function showBody(editor: Editor, body: string) {
  const { schema, plugins } = editor.state;
  keepPlaces(editor, () => {
    editor.view.updateState(EditorState.create({ schema, doc: openBody(body, schema), plugins }));
  });
}
