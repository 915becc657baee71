import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

interface TextKeysOptions {
  readonly onLink: () => void;
}

/** The shortcuts of the text field's toolbar, and a link for an address pasted over words. */
export const TextKeys = Extension.create<TextKeysOptions>({
  name: "textKeys",
  addOptions: () => ({ onLink: () => undefined }),
  addKeyboardShortcuts() {
    const { onLink } = this.options;
    return {
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
            return editor.commands.setMark("link", { href: address, title: null });
          },
        },
      }),
    ];
  },
});

/** Cycles level 2, level 3, no heading. Level 1 is reserved for the page title. */
export function cycleHeading(editor: Editor): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive("heading", { level: 2 })) return chain.setHeading({ level: 3 }).run();
  if (editor.isActive("heading")) return chain.setParagraph().run();
  return chain.setHeading({ level: 2 }).run();
}
