import type { Node } from "@tiptap/pm/model";

/** True if markup can write the list without empty lines between its items, and the list asks for it. */
export function isTight(list: Node): boolean {
  const items = list.content.content;
  const [only] = items;
  // The markup of a single line of text says nothing about spacing.
  if (items.length === 1 && only !== undefined && shownBlocks(only).length <= 1) return true;
  // Spacing shows only around text.
  if (items.every((item) => !shownBlocks(item).some(isParagraph))) return true;
  return list.attrs["tight"] === true && items.every(isTightItem);
}

/** The blocks of an item without empty paragraphs. */
export function shownBlocks(item: Node): readonly Node[] {
  return item.content.content.filter(
    (block) => !isParagraph(block) || block.textContent.trim() !== "",
  );
}

function isTightItem(item: Node): boolean {
  return shownBlocks(item).every((block, index, blocks) => {
    if (isParagraph(block)) return index === 0;
    const before = blocks[index - 1];
    return before === undefined || (isParagraph(before) && canInterrupt(block));
  });
}

/** Only such a list can follow a line of text without an empty line. */
function canInterrupt(list: Node): boolean {
  const starts = list.type.name === "bulletList" || list.attrs["start"] === 1;
  return starts && list.firstChild?.firstChild?.textContent.trim() !== "";
}

function isParagraph({ type }: Node): boolean {
  return type.name === "paragraph";
}
