import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import { Plugin, Selection, TextSelection } from "@tiptap/pm/state";
import { withoutRedirect } from "./paste/redirects.ts";

interface TextKeysOptions {
  readonly onLink: () => void;
  /** Moves the caret to what comes before the text; false if nothing does. */
  readonly onLeaveStart: () => boolean;
}

/** The shortcuts of the text field's toolbar, and a link for an address pasted over words. */
export const TextKeys = Extension.create<TextKeysOptions>({
  name: "textKeys",
  addOptions: () => ({ onLink: () => undefined, onLeaveStart: () => false }),
  addKeyboardShortcuts() {
    const { onLink, onLeaveStart } = this.options;
    return {
      ArrowUp: ({ editor }) => isInFirstLine(editor) && onLeaveStart(),
      Backspace: ({ editor }) => isAtStart(editor) && onLeaveStart(),
      "Mod-End": ({ editor }) => writeAfterLastBlock(editor),
      "Meta-ArrowDown": ({ editor }) => writeAfterLastBlock(editor),
      "Mod-Shift-h": ({ editor }) => cycleHeading(editor),
      "Mod-k": ({ editor }) => {
        // Without a selection, Mod+K has another function in the dashboard.
        if (editor.state.selection.empty && !editor.isActive("link")) return false;
        onLink();
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const address = event.clipboardData?.getData("text/plain").trim() ?? "";
            const { empty, $from, $to } = view.state.selection;
            if (empty || !$from.sameParent($to) || !/^https?:\/\/\S+$/.test(address)) return false;
            return editor.commands.setMark("link", { href: withoutRedirect(address), title: null });
          },
        },
      }),
    ];
  },
});

/** Whether the caret is in the first line of the text, or before an image at its start. */
function isInFirstLine({ state: { selection, doc }, view }: Editor): boolean {
  if (!selection.empty) return false;
  if (!(selection instanceof TextSelection)) return selection.from === 0;
  const first = Selection.atStart(doc).$from;
  return selection.$from.start() === first.start() && view.endOfTextblock("up");
}

/** Whether the caret is at the start of a first paragraph: a backspace has another effect in other blocks. */
function isAtStart({ state: { selection } }: Editor): boolean {
  const { empty, $from } = selection;
  return empty && $from.pos === 1 && $from.parent.type.name === "paragraph";
}

/** Adds an empty paragraph after a table or image at the end, for the caret; false after text. */
function writeAfterLastBlock(editor: Editor): boolean {
  const { doc } = editor.state;
  const last = doc.lastChild;
  if (last === null || !(last.isAtom || last.type.name === "table")) return false;
  return editor
    .chain()
    .insertContentAt(doc.content.size, { type: "paragraph" })
    .focus("end")
    .scrollIntoView()
    .run();
}

/** Cycles level 2, level 3, no heading. Level 1 is reserved for the page title. */
export function cycleHeading(editor: Editor): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive("heading", { level: 2 })) return chain.setHeading({ level: 3 }).run();
  if (editor.isActive("heading")) return chain.setParagraph().run();
  return chain.setHeading({ level: 2 }).run();
}
