import type { Inquiry } from "#supabase/data/inquiries.ts";
import { csvColumns } from "#site/schemas/columns.ts";
import type { CsvColumn } from "#site/schemas/columns.ts";
import { inquirySchema } from "#site/schemas/inquiry.ts";
import { labelledAnswers, STATUS_LABELS } from "./inquiry-labels.ts";

const COLUMNS: readonly CsvColumn<Inquiry>[] = [
  ["Received", (row) => row.created_at],
  ["Status", (row) => STATUS_LABELS[row.status]],
  ["Read", (row) => (row.read_at === null ? "no" : "yes")],
  ...csvColumns(inquirySchema),
  [
    "Choices",
    (row) =>
      labelledAnswers(row)
        .map(({ label, value }) => `${label}: ${value}`)
        .join("; "),
  ],
];

/** Inquiries as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell quoted. */
export function inquiriesCsv(rows: readonly Inquiry[]): string {
  const lines = [
    COLUMNS.map(([title]) => cell(title)),
    ...rows.map((row) => COLUMNS.map(([, text]) => cell(text(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

/** First characters that make a spreadsheet evaluate a cell as a formula. Excel and LibreOffice normalize
 * the full-width forms in some locales, and skip leading tabs and line breaks. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;

/** Quotes a cell. A leading apostrophe prevents evaluation as a formula. */
function cell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
