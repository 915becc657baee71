import { Editor } from "@tiptap/core";
import type { EditorOptions } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { onTestFinished } from "vitest";
import { openBody } from "#site/admin/visual-editor/body-document.ts";
import { editorExtensions } from "#site/admin/visual-editor/editor-extensions.ts";

/** An editor without styles. It is destroyed after the test: otherwise its timers would outlive the test's document. */
export function createTestEditor(options: Partial<EditorOptions>): Editor {
  const editor = new Editor({ injectCSS: false, ...options });
  onTestFinished(() => {
    editor.destroy();
  });
  return editor;
}

const ignore = () => undefined;

/** The visual editor without sources of images, in the page, with this body open. `onLeaveStart`: see `editorExtensions`. */
export function createBodyEditor(body: string, onLeaveStart?: () => boolean): Editor {
  const element = document.createElement("div");
  document.body.append(element);
  const extensions = editorExtensions({
    onLink: ignore,
    onButton: ignore,
    pickImages: null,
    onPaste: ignore,
    ...(onLeaveStart !== undefined && { onLeaveStart }),
  });
  const editor = createTestEditor({ element, extensions });
  const { schema, plugins } = editor.state;
  editor.view.updateState(EditorState.create({ schema, doc: openBody(body, schema), plugins }));
  return editor;
}
