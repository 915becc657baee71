/** Text as PostgreSQL can hold it: without U+0000, and without halves of characters. */
export function cleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** The same for every text in a row, however deep. */
export function cleanRow<Row extends object>(row: Row): Row {
  return cleanValue(row) as Row;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanValue(part)]));
}
