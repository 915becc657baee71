const ENTITY = /&(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Whether the parser treats the character as punctuation, which decides where emphasis can begin and end. */
export function isPunctuation(char: string): boolean {
  return PUNCTUATION.test(char);
}

/** Escapes text without white space so that it stays text. `brackets`: also those, because of a link nearby. */
export function escapeText(text: string, brackets: boolean): string {
  return text
    .replace(/\\(?![\p{L}\p{N}]{2})/gu, "\\\\")
    .replace(brackets ? /[*[\]]/g : /\*/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}]{2})_|_(?![\p{L}\p{N}]{2})/gu, "\\_")
    .replace(ENTITY, "\\&");
}

/** Escapes what would make the line of a paragraph a heading, a list item, a quote or a divider. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^#{1,6}(?=\s|$)/, "\\$&")
    .replace(/^[-+](?=\s|$)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^>/, "\\>")
    .replace(/^([-_])(?:[ \t]*\1){2,}$/, "\\$&");
}

/** Escapes hash marks at the end of a heading, which would be dropped. */
export function escapeLineEnd(line: string): string {
  return line.replace(/(^|\s)(#+)$/, "$1\\$2");
}

/** A numeric reference to the character: the parser reads it as punctuation. */
export function reference(char: string): string {
  return `&#${String(char.codePointAt(0))};`;
}

/** The address in the parentheses of a link or image. */
export function destination(address: string): string {
  // eslint-disable-next-line no-control-regex -- control characters would end the address
  const encoded = address.replace(/[\s<>\\\u0000-\u001f\u007f]/g, encodeURIComponent);
  return (isBalanced(encoded) ? encoded : encoded.replace(/[()]/g, "\\$&")).replace(ENTITY, "\\&");
}

function isBalanced(address: string): boolean {
  let open = 0;
  for (const char of address) {
    if (char === "(") open += 1;
    if (char === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** The title behind an address, with a space before; "" for none. */
export function titlePart(title: string): string {
  const escaped = title.replace(/["\\]/g, "\\$&").replace(ENTITY, "\\&");
  return escaped === "" ? "" : ` "${escaped}"`;
}
