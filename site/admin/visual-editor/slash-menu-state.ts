import { Extension } from "@tiptap/core";
import { Suggestion } from "@tiptap/suggestion";
import type { SuggestionProps } from "@tiptap/suggestion";
import { create } from "zustand";
import { insertionsFor } from "./insertions.ts";
import type { Insertion, PickImages } from "./insertions.ts";

interface SlashMenuState {
  /** Null while the menu is closed. */
  readonly menu: SuggestionProps<Insertion, Insertion> | null;
  readonly index: number;
}

/** The menu behind "/", one for all editors: only the focused one opens it. */
export const useSlashMenu = create<SlashMenuState>()(() => ({ menu: null, index: 0 }));

interface SlashOptions {
  readonly pickImages: PickImages | null;
  readonly hasCamera: boolean;
  readonly onButton: () => void;
}

/** Opens the insert menu for "/" at the start of a paragraph or after a space. */
export const SlashMenuKeys = Extension.create<SlashOptions>({
  name: "slashMenuKeys",
  addOptions: () => ({ pickImages: null, hasCamera: false, onButton: () => undefined }),
  addProseMirrorPlugins() {
    const { pickImages, hasCamera, onButton } = this.options;
    const entries = insertionsFor(pickImages !== null, hasCamera);
    return [
      Suggestion<Insertion, Insertion>({
        editor: this.editor,
        char: "/",
        allowSpaces: true,
        shouldShow: ({ editor }) => {
          const { $from } = editor.state.selection;
          return $from.depth === 1 && $from.parent.type.name === "paragraph";
        },
        items: ({ query }) =>
          entries.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
        command: ({ editor, range, props }) => {
          editor.chain().focus().deleteRange(range).run();
          props.apply(editor, { pickImages: pickImages ?? (() => undefined), onButton });
        },
        render: () => ({
          onStart: (menu) => {
            useSlashMenu.setState({ menu, index: 0 });
          },
          onUpdate: (menu) => {
            useSlashMenu.setState({ menu, index: 0 });
          },
          onKeyDown: ({ event }) => handleKey(event),
          onExit: () => {
            useSlashMenu.setState({ menu: null });
          },
        }),
      }),
    ];
  },
});

/** Returns true for keys that the open menu takes. */
function handleKey({ key, isComposing }: KeyboardEvent): boolean {
  const { menu, index } = useSlashMenu.getState();
  if (menu === null || menu.items.length === 0 || isComposing) return false;
  const count = menu.items.length;
  if (key === "ArrowDown") useSlashMenu.setState({ index: (index + 1) % count });
  else if (key === "ArrowUp") useSlashMenu.setState({ index: (index + count - 1) % count });
  else if (key === "Enter" || key === "Tab") {
    const chosen = menu.items[index];
    if (chosen !== undefined) menu.command(chosen);
  } else return false;
  return true;
}
