/** Text that PostgreSQL can store: without U+0000 and lone surrogates. */
export function sanitizeText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Removes white space around the text. `trim` also removes U+FEFF, which is not white space but part
 * of the text. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isSpace(character: string): boolean {
  return character !== BYTE_ORDER_MARK && character.trim() === "";
}

/** Applies `sanitizeText` to every text of a row, at any depth. */
export function cleanRow<Row extends object>(row: Row): Row {
  return cleanValue(row) as Row;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return sanitizeText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanValue(part)]));
}
