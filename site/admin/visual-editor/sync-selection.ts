import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/**
 * Keys act on the caret that the browser shows. It reports a moved caret in a later task, which on a busy
 * machine comes after the next key: Enter after a click would otherwise split the paragraph left before.
 */
export const SyncSelection = Extension.create({
  name: "freshSelection",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view, { isComposing }) => {
            if (!isComposing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
            return false;
          },
        },
      },
    }),
  ],
});
