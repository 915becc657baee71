import type { Inquiry } from "#supabase/data/inquiries.ts";
import { csvText } from "#site/format/csv.ts";
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
  ["Sent from", (row) => row.source_path],
];

/** Inquiries as CSV for spreadsheets. */
export function inquiriesCsv(rows: readonly Inquiry[]): string {
  return csvText([
    COLUMNS.map(([title]) => title),
    ...rows.map((row) => COLUMNS.map(([, text]) => text(row))),
  ]);
}
