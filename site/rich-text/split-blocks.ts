import { LIST_MARK } from "./list-mark.ts";
const BLANK = /^[ \t]*$/;
const LIST_ITEM = new RegExp(String.raw`^${LIST_MARK}(?:[ \t]|$)`);

/**
 * Splits a text where the parser carries no state over: before a line that follows an empty one, is not
 * indented and starts no list item. Parsing the blocks one by one gives the same result; while the user
 * types, only the changed block is parsed and rendered.
 */
export function splitBlocks(source: string): string[] {
  const parts: string[][] = [];
  let afterBlank = true;
  for (const line of source.split("\n")) {
    const isBlank = BLANK.test(line);
    const begins = afterBlank && !isBlank && !/^[ \t]/.test(line) && !LIST_ITEM.test(line);
    const current = parts.at(-1);
    if (current === undefined || begins) parts.push([line]);
    else current.push(line);
    afterBlank = isBlank;
  }
  return parts.map((lines) => lines.join("\n")).filter((part) => /[^ \t\n]/.test(part));
}
