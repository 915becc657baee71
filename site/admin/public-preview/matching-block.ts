/** The block of text that has the editor's caret. */
export interface CaretBlock {
  readonly text: string;
  /** Place of the caret in the whole text, from 0 to 1; decides between blocks with the same text. */
  readonly place: number;
}

/** Shorter texts, such as a number, occur in too many blocks. */
const LENGTH_MIN = 3;

/** Index of the previewed block that shows the caret's text; null if none does. */
export function matchingBlock(
  blocks: readonly string[],
  { text, place }: CaretBlock,
): number | null {
  const wanted = normalize(text);
  if (wanted.length < LENGTH_MIN) return null;
  const expected = place * (blocks.length - 1);
  let best: number | null = null;
  for (const [index, block] of blocks.entries()) {
    const isMatch = normalize(block).includes(wanted);
    if (isMatch && (best === null || Math.abs(index - expected) < Math.abs(best - expected)))
      best = index;
  }
  return best;
}

/** The letters and digits: markup, spacing and quotation marks differ between editor and page. */
function normalize(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}
