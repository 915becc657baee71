import { diffLines, diffWordsWithSpace } from "diff";

/** A stretch of text: in both, only in the earlier one, or only in the present one. */
export interface TextPart {
  readonly where: "both" | "earlier" | "present";
  readonly text: string;
}

/** Words are compared as long as that is quick; texts that have little in common, by lines. */
const WORDS_MS = 400;
/** What both texts say is shown around the changes only. */
const CONTEXT = 160;

/** How an earlier text differs from the present one. */
export function textDifference(earlier: string, present: string): TextPart[] {
  const changes =
    diffWordsWithSpace(present, earlier, { timeout: WORDS_MS }) ?? diffLines(present, earlier);
  const last = changes.length - 1;
  return changes.map(({ added, removed, value }, index) => {
    if (added) return { where: "earlier", text: value };
    if (removed) return { where: "present", text: value };
    return { where: "both", text: shortened(value, index === 0, index === last) };
  });
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * CONTEXT) return text;
  const head = isFirst ? "" : text.slice(0, CONTEXT);
  const tail = isLast ? "" : text.slice(-CONTEXT);
  return `${head} … ${tail}`;
}
