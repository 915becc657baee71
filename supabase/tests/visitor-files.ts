import type { Json } from "#supabase/data/database.types.ts";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import { reserveInquiryFile, uploadInquiryFile } from "#supabase/data/inquiry-uploads.ts";
import type { InquiryFileType } from "#supabase/data/limits.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { visitorOf } from "./clients.ts";
import { unique } from "./matrix.ts";

export const PDF = new TextEncoder().encode("%PDF-1.7");
export const uuid = () => crypto.randomUUID() as string;

export function inquiryOf(change: Partial<NewInquiry> = {}): NewInquiry {
  return {
    ...{ service_interest: "", project_type: "", budget_range: "", timeline: "" },
    ...{ name: "Ann", phone: "", subject: "", message: unique() },
    email: `${unique()}@visitor.test`,
    ...change,
  };
}

/** Operations of a visitor on files, and queries for their stored rows. */
export function visitorFiles(backend: LocalBackend) {
  const reserve = (name = "plan.pdf", size = PDF.byteLength, form = uuid()) =>
    reserveInquiryFile(visitorOf(backend), form, { name, size });
  const upload = (path: string, type: InquiryFileType = "application/pdf", bytes = PDF) =>
    uploadInquiryFile(visitorOf(backend), path, { type, bytes: bytes.slice().buffer });
  const rowsOf = async ({ email }: NewInquiry) => {
    const rows = await backend.query(
      "select id, attachments from contact_submissions where email = $1",
      [email],
    );
    return rows.map((row) => ({ id: String(row["id"]), attachments: row["attachments"] as Json }));
  };
  return {
    reserve,
    upload,
    rowsOf,
    /** The path of a stored file. */
    uploaded: async (form = uuid(), name = "plan.pdf") => {
      const path = await reserve(name, PDF.byteLength, form);
      await upload(path);
      return path;
    },
    /** A stored inquiry with these files. */
    sentWith: async (attachments: readonly string[]) => {
      const inquiry = inquiryOf();
      await sendInquiry(visitorOf(backend), inquiry, { attachments });
      const [row] = await rowsOf(inquiry);
      if (row === undefined) throw new Error("The inquiry was not stored.");
      return { inquiry, row };
    },
    isStored: async (path: string) =>
      (await backend.query("select from storage.objects where name = $1", [path])).length > 0,
    /** Ends the reservations this long ago. */
    expire: (paths: readonly string[], age = "0 minutes") =>
      backend.query(
        "update private.inquiry_uploads set expires_at = now() - $2::interval where path = any ($1)",
        [paths, age],
      ),
  };
}
