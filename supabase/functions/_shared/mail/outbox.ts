import * as v from "valibot";
import { inquiryFields } from "../inquiries/inquiry-fields.ts";

/** An inquiry as stored; the parts that a mail shows. Times are ISO 8601. */
export const mailedInquiry = v.object({
  ...inquiryFields.entries,
  id: v.string(),
  status: v.string(),
  /** Whether a reply of the studio is due. */
  reply_due_at: v.nullable(v.string()),
  /** Hours within which the studio promises a reply, as the site settings have them now. */
  reply_within_hours: v.number(),
  /** Path of the page from which the form was opened; '' if unknown. */
  source_path: v.optional(v.string()),
  /** The visitor's files. */
  attachments: v.optional(v.array(v.unknown())),
});
export type MailedInquiry = Readonly<v.InferOutput<typeof mailedInquiry>>;

/** A file of a reply, in the private bucket `reply-files`. */
export interface MailedAttachment {
  /** Name in the bucket. */
  readonly path: string;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A reply of the studio, as stored. */
export interface MailedReply {
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly MailedAttachment[];
}

/** An invitation to become a member. */
export interface MailedInvitation {
  readonly code: string;
  readonly role: "owner" | "editor";
  /** Name or e-mail address of the owner who invites; null after the end of that account. */
  readonly invited_by: string | null;
  readonly expires_at: string;
}

/** The kinds of mail about one inquiry: `inquiry-receipt` is for its sender, the others are for members. */
export const INQUIRY_MAIL_KINDS = [
  "inquiry-notice",
  "inquiry-receipt",
  "inquiry-reminder",
  "inquiry-warning",
] as const;
type InquiryMailKind = (typeof INQUIRY_MAIL_KINDS)[number];

/** Content of a mail; the names are those of `private.outbox.kind`. */
export type MailContent =
  | { readonly kind: InquiryMailKind; readonly inquiry: MailedInquiry }
  | { readonly kind: "inquiry-digest"; readonly inquiries: readonly MailedInquiry[] }
  | { readonly kind: "inquiry-reply"; readonly reply: MailedReply }
  | { readonly kind: "invitation"; readonly invitation: MailedInvitation };

/** A row of `private.outbox` that this worker has claimed. */
export interface ClaimedMail {
  readonly id: string;
  /** Token that reports the outcome; without effect once another worker has claimed the mail. */
  readonly claim: string;
  readonly recipient: string;
  readonly content: MailContent;
}

/** The transactional outbox; source: `private.claim_mails` and `private.finish_mail`. */
export interface Outbox {
  /** Claims at most `max` due mails. */
  claim(max: number): Promise<readonly ClaimedMail[]>;
  /** Reports the outcome: sent if `failure` is null, else due again later. */
  finish(mail: ClaimedMail, failure: string | null): Promise<void>;
}
