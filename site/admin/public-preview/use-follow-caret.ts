import { useEffect } from "react";
import type { CaretBlock } from "./matching-block.ts";
import { matchingBlock } from "./matching-block.ts";

/** The preview shows a change after this time; the block is looked up in the changed preview. */
const PAUSE_MS = 300;
const BLOCKS = "h1, h2, h3, p, li, td, th, figcaption";

/** Scrolls a preview to the block with the caret of the editor's text, in both of its views. */
export function useFollowCaret(preview: HTMLElement | null): void {
  useEffect(() => {
    if (preview === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const caret = caretBlock();
        if (caret !== null) scrollToBlock(preview, caret);
      }, PAUSE_MS);
    };
    document.addEventListener("selectionchange", onSelection);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", onSelection);
    };
  }, [preview]);
}

/** The block of the caret in the text of the form; null if the caret is elsewhere. */
function caretBlock(): CaretBlock | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement && activeElement.name === "content")
    return lineAt(activeElement.value, activeElement.selectionStart);
  const anchor = document.getSelection()?.anchorNode ?? null;
  const element = anchor instanceof Element ? anchor : anchor?.parentElement;
  const body = element?.closest<HTMLElement>(".ProseMirror");
  const block = element?.closest(BLOCKS);
  if (!body || !block || !body.contains(block)) return null;
  const blocks = [...body.querySelectorAll(BLOCKS)];
  return { text: block.textContent, place: blocks.indexOf(block) / Math.max(1, blocks.length - 1) };
}

function lineAt(text: string, caret: number): CaretBlock {
  const end = text.indexOf("\n", caret);
  const start = text.lastIndexOf("\n", caret - 1) + 1;
  return {
    text: text.slice(start, end < 0 ? undefined : end),
    place: caret / Math.max(1, text.length),
  };
}

function scrollToBlock(preview: HTMLElement, caret: CaretBlock) {
  const blocks = [...preview.querySelectorAll(BLOCKS)];
  const index = matchingBlock(
    blocks.map((block) => block.textContent),
    caret,
  );
  const view = preview.ownerDocument.defaultView;
  const block = index === null ? undefined : blocks[index];
  if (view === null || block === undefined) return;
  const { top, bottom } = block.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= view.innerHeight;
  if (!isInView) view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 });
}
