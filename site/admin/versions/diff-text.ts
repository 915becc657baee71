import { diffLines, diffWordsWithSpace } from "diff";

/** A part of the diff: in both texts, only in the earlier one, or only in the present one. */
interface TextPart {
  readonly where: "both" | "earlier" | "present";
  readonly text: string;
}

/** Time limit in milliseconds for the diff by words; beyond it the diff falls back to lines. */
const WORD_DIFF_TIMEOUT_MS = 400;
/** Characters of common text around each change. */
const CONTEXT_LENGTH = 160;

/** Diffs an earlier text against the present one. */
export function diffText(earlier: string, present: string): TextPart[] {
  const changes =
    diffWordsWithSpace(present, earlier, { timeout: WORD_DIFF_TIMEOUT_MS }) ??
    diffLines(present, earlier);
  const last = changes.length - 1;
  return changes.map(({ added, removed, value }, index) => {
    if (added) return { where: "earlier", text: value };
    if (removed) return { where: "present", text: value };
    return { where: "both", text: shortened(value, index === 0, index === last) };
  });
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * CONTEXT_LENGTH) return text;
  const head = isFirst ? "" : text.slice(0, CONTEXT_LENGTH);
  const tail = isLast ? "" : text.slice(-CONTEXT_LENGTH);
  return `${head} … ${tail}`;
}
