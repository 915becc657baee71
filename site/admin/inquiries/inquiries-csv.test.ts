import { describe, expect, it } from "vitest";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { inquiriesCsv } from "./inquiries-csv.ts";

const row: Inquiry = {
  id: "i1",
  name: "Ana Nowak",
  email: "ana@example.com",
  phone: "+48 601 555 014",
  subject: "",
  message: 'She said "hello",\nand left.',
  service_interest: "renovation",
  project_type: "",
  budget_range: "",
  timeline: "asap",
  spam_signal: null,
  status: "contacted",
  read_at: null,
  reply_due_at: null,
  attachments: [],
  source_path: "/portfolio/loft",
  assignee_id: null,
  remind_at: null,
  reminded_at: null,
  reply_warned_at: null,
  created_at: "2025-03-03T14:05:00Z",
  updated_at: "2025-03-03T14:05:00Z",
  version: 1,
};

const secondLine = (changed: Partial<Inquiry>) =>
  inquiriesCsv([{ ...row, ...changed }]).split("\r\n")[1];

describe("SU11 inquiriesCsv", () => {
  it("quotes every cell and preserves line breaks and quotation marks of the message", () => {
    expect(secondLine({})).toBe(
      '"2025-03-03T14:05:00Z","Contacted","no","Ana Nowak","ana@example.com","\'+48 601 555 014","","She said ""hello"",\nand left.","Service Interest: Renovation; Timeline: As soon as possible","/portfolio/loft"',
    );
  });

  it.each([
    ...["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"],
    // Spreadsheets with East Asian settings interpret the full-width forms as operators, too.
    ...["＝1+1", "＋1", "－1", "＠SUM(A1)"],
  ])("escapes %o, which a spreadsheet would evaluate as a formula", (name) => {
    expect(secondLine({ name })).toContain(`"'${name.split("\r")[0] ?? ""}`);
  });

  it("has a header line even without rows", () => {
    expect(inquiriesCsv([])).toMatch(/^\uFEFF"Received","Status".*"Choices","Sent from"\r\n$/);
  });
});
