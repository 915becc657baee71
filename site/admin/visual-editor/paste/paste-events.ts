import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { closeUndoGroup } from "../undo-group.ts";
import { cleanHtml } from "./clean-html.ts";

/** What a member should know about a paste. */
export interface PasteNotice {
  readonly kind: "formatted" | "refused";
  /** Names of images that were not pasted. */
  readonly images: readonly string[];
  readonly pasteAsText: () => void;
}

interface PasteOptions {
  readonly onPaste: (notice: PasteNotice | null) => void;
}

/** Text copied in this editor, which needs no cleaning. */
const OWN = /\bdata-pm-slice=/;

/** Pastes text with its structure from other programs and sites. */
export const PasteEvents = Extension.create<PasteOptions>({
  name: "pasteEvents",
  addOptions: () => ({ onPaste: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, event) => {
              const html = event.clipboardData?.getData("text/html") ?? "";
              const text = event.clipboardData?.getData("text/plain") ?? "";
              const isCode = view.state.selection.$from.parent.type.spec.code === true;
              options.onPaste(null);
              if (html === "" || text === "" || isCode || OWN.test(html.slice(0, 1000)))
                return false;
              event.preventDefault();
              options.onPaste(pasteHtml(editor, { html, text }, event));
              return true;
            },
          },
        },
      }),
    ];
  },
});

interface Clipboard {
  readonly html: string;
  readonly text: string;
}

function pasteHtml(editor: Editor, { html, text }: Clipboard, event: ClipboardEvent): PasteNotice {
  const clean = cleanHtml(html);
  closeUndoGroup(editor);
  if (clean === null) {
    const pasteAsText = () => {
      editor.view.focus();
      editor.view.pasteText(text);
    };
    return { kind: "refused", images: [], pasteAsText };
  }
  const before = editor.state.doc;
  editor.view.pasteHTML(clean.html, event);
  const pasteAsText = () => {
    if (!editor.state.doc.eq(before)) editor.commands.undo();
    editor.view.focus();
    editor.view.pasteText(text);
  };
  return { kind: "formatted", images: clean.images, pasteAsText };
}
