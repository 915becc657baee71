/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell quoted. The first row has the titles.
 * Own code: with every cell quoted only quotes need escaping, and the guard against formulas is needed beside any library.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** First characters that make a spreadsheet evaluate a cell as a formula. Excel and LibreOffice normalize
 * the full-width forms in some locales, and skip leading tabs and line breaks. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;

/** Quotes a cell. A leading apostrophe prevents evaluation as a formula. */
function cell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
