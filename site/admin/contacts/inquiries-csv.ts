import type { Inquiry } from "#supabase/data/inquiries.ts";
import { answersInWords, STATUS_LABELS } from "./inquiry-labels.ts";

const COLUMNS: readonly (readonly [string, (row: Inquiry) => string])[] = [
  ["Received", (row) => row.created_at],
  ["Status", (row) => STATUS_LABELS[row.status]],
  ["Read", (row) => (row.read_at === null ? "no" : "yes")],
  ["Name", (row) => row.name],
  ["E-mail", (row) => row.email],
  ["Phone", (row) => row.phone],
  ["Subject", (row) => row.subject],
  ["Message", (row) => row.message],
  [
    "Choices",
    (row) =>
      answersInWords(row)
        .map(({ term, answer }) => `${term}: ${answer}`)
        .join("; "),
  ],
];

/** The rows as a spreadsheet reads them: UTF-8 with its mark, CRLF, every cell quoted. */
export function inquiriesCsv(rows: readonly Inquiry[]): string {
  const lines = [
    COLUMNS.map(([title]) => cell(title)),
    ...rows.map((row) => COLUMNS.map(([, text]) => cell(text(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

/** First characters that a spreadsheet takes for a formula. Excel and LibreOffice normalise the
 * full-width forms in some locales; tab and line breaks are skipped before the first character. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;

/** A cell that begins like a formula would be calculated; an apostrophe makes it text. */
function cell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
