import { Editor } from "@tiptap/core";
import type { EditorOptions } from "@tiptap/core";
import { onTestFinished } from "vitest";

/** An editor without styles. It is destroyed after the test: otherwise its timers would outlive the test's document. */
export function createTestEditor(options: Partial<EditorOptions>): Editor {
  const editor = new Editor({ injectCSS: false, ...options });
  onTestFinished(() => {
    editor.destroy();
  });
  return editor;
}
