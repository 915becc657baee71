import fc from "fast-check";
import { expect, it } from "vitest";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { inquiriesCsv } from "./inquiries-csv.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "=1+1",
    '=HYPERLINK("x")',
    "+48",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1+1",
    "＠SUM(A1)",
    'a"b',
    "a,b\r\nc",
  ),
);
const inquiry: fc.Arbitrary<Inquiry> = fc.record({
  id: fc.uuid(),
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  service_interest: fc.constantFrom("", "renovation"),
  project_type: fc.constant(""),
  budget_range: fc.constant(""),
  timeline: fc.constant(""),
  spam_signal: fc.constant(null),
  status: fc.constantFrom("new", "won"),
  read_at: fc.constantFrom(null, "2026-03-01T12:00:00Z"),
  reply_due_at: fc.constant(null),
  attachments: fc.constant([]),
  source_path: fc.constantFrom("", "/services"),
  assignee_id: fc.constant(null),
  remind_at: fc.constant(null),
  reminded_at: fc.constant(null),
  reply_warned_at: fc.constant(null),
  created_at: fc.constant("2026-03-01T12:00:00Z"),
  updated_at: fc.constant("2026-03-01T12:00:00Z"),
  version: fc.constant(1),
});

/** Parses CSV per RFC 4180: quoted cells, doubled quotes inside, CRLF between lines. */
function parse(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (let at = 0; at < csv.length;) {
    expect(csv[at]).toBe('"');
    let end = at + 1;
    while (csv[end] !== '"' || csv[end + 1] === '"') end += csv[end] === '"' ? 2 : 1;
    lines.at(-1)?.push(csv.slice(at + 1, end).replaceAll('""', '"'));
    const separator = csv[end + 1];
    if (separator === "\r") lines.push([]);
    at = end + (separator === "\r" ? 3 : 2);
  }
  return lines.slice(0, -1);
}

it("SU11 any inquiry is unchanged after export and parsing, and no cell is a formula", () => {
  fc.assert(
    fc.property(fc.array(inquiry, { maxLength: 5 }), (rows) => {
      const [titles = [], ...cells] = parse(inquiriesCsv(rows).slice(1));
      expect(cells).toHaveLength(rows.length);
      for (const [index, row] of rows.entries()) {
        const read = Object.fromEntries(
          titles.map((title, at) => [title, cells[index]?.[at] ?? ""]),
        );
        for (const cell of Object.values(read)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
        expect([row.message, `'${row.message}`]).toContain(read["Message"]);
        expect([row.name, `'${row.name}`]).toContain(read["Name"]);
      }
    }),
    { numRuns: 500 },
  );
});
