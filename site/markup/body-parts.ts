const BLANK = /^[ \t]*$/;
const LIST_MARK = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;

/**
 * Cuts a text where the parser has no memory: before a line that follows an empty one, is not
 * indented and begins no list item. Parts are parsed one by one, to the same result; while somebody
 * types, only the part that changed is parsed and drawn again.
 */
export function bodyParts(source: string): string[] {
  const parts: string[][] = [];
  let afterBlank = true;
  for (const line of source.split("\n")) {
    const isBlank = BLANK.test(line);
    const begins = afterBlank && !isBlank && !/^[ \t]/.test(line) && !LIST_MARK.test(line);
    const current = parts.at(-1);
    if (current === undefined || begins) parts.push([line]);
    else current.push(line);
    afterBlank = isBlank;
  }
  return parts.map((lines) => lines.join("\n")).filter((part) => /[^ \t\n]/.test(part));
}
