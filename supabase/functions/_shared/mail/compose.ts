import type {
  ClaimedMail,
  MailContent,
  MailedInquiry,
  MailedInvitation,
  MailedReply,
} from "./outbox.ts";
import { renderHtml, renderText } from "./template.ts";
import type { Content } from "./template.ts";

/** The sender of a mail, and the address to which its links lead. */
export interface MailSender {
  readonly studioName: string;
  /** Address of the studio, without a name. */
  readonly address: string;
  /** Origin of the website, such as "https://www.studio.example". */
  readonly siteUrl: string;
  /** Labels of the contact form's stored choices, such as "asap"; a value without one is shown itself. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A complete mail. `messageId` is the same at every attempt, so that a repeated one can be recognised. */
export interface Mail {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail without the bytes of its attachments. */
export type ComposedMail = Omit<Mail, "attachments">;

/**
 * Composes the mail of an outbox row: plain text beside HTML, without remote images. Null if there is nothing to say
 * any more: every inquiry of a digest was erased or taken for spam meanwhile, the inquiry of a reminder or warning was closed
 * or answered, or an invitation has expired.
 */
export function composeMail(
  { id, recipient, content }: ClaimedMail,
  sender: MailSender,
): ComposedMail | null {
  const composed = contentOf(content, sender);
  if (composed === null) return null;
  const { subject, replyTo } = composed;
  return {
    messageId: `<${id}@${sender.address.split("@").at(-1) ?? "localhost"}>`,
    from: { name: sender.studioName, address: sender.address },
    to: recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: renderText(composed, sender),
    html: renderHtml(composed, sender),
  };
}

function contentOf(content: MailContent, sender: MailSender): Content | null {
  switch (content.kind) {
    case "inquiry-notice":
      return noticeOf(content.inquiry, sender);
    case "inquiry-receipt":
      return receiptOf(content.inquiry, sender);
    case "inquiry-reminder":
      return reminderOf(content.inquiry, sender);
    case "inquiry-warning":
      return warningOf(content.inquiry, sender);
    case "inquiry-digest":
      return content.inquiries.length === 0 ? null : digestOf(content.inquiries, sender);
    case "inquiry-reply":
      return replyOf(content.reply, sender);
    case "invitation":
      return invitationOf(content.invitation, sender);
  }
}

function receiptOf({ reply_within_hours }: MailedInquiry, { studioName }: MailSender): Content {
  return {
    subject: `We received your message – ${studioName}`,
    paragraphs: [
      `Thank you for writing to ${studioName}. Your message has arrived, and one of us replies within ${String(reply_within_hours)} hours.`,
    ],
    closing:
      "This confirmation was sent automatically. If you did not write to us, you need not do anything.",
  };
}

/** The reply as it was written. What the sender replies to it reaches the studio's mailbox. */
function replyOf({ subject, body }: MailedReply, { address }: MailSender): Content {
  return { subject, replyTo: address, paragraphs: [body] };
}

/** Null for an invitation that expired before it could be sent. */
function invitationOf(
  { code, role, invited_by, expires_at }: MailedInvitation,
  { studioName, siteUrl }: MailSender,
): Content | null {
  const end = new Date(expires_at);
  if (end.getTime() <= Date.now()) return null;
  // In UTC: the server knows no time zone of the reader. Functions do not import site/format, and no other mail has a day.
  const until = end.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return {
    subject: `Your invitation to the dashboard of ${studioName}`,
    paragraphs: [
      `${invited_by ?? studioName} invites you to the dashboard of ${studioName} as ${ROLES[role]}.`,
      `Follow the link, or choose “I have an invitation” on the sign-in screen of the website or the app and enter this code, which is valid until ${until}. Then enter your name and choose a password.`,
    ],
    code,
    links: [["Accept the invitation", `${siteUrl}/admin?invitation=${code}`]],
    closing: "If you do not expect this invitation, you need not do anything.",
  };
}

const ROLES = { owner: "an owner", editor: "an editor" } as const satisfies Record<
  MailedInvitation["role"],
  string
>;

/** Inquiries that a digest describes; further ones are counted. */
const DIGEST_MAX = 100;
const EXTRACT_LENGTH = 200;

/** One mail for a day's inquiries. */
function digestOf(inquiries: readonly MailedInquiry[], sender: MailSender): Content {
  const count = inquiries.length;
  const more = count - DIGEST_MAX;
  return {
    subject: count === 1 ? "1 new inquiry" : `${String(count)} new inquiries`,
    paragraphs: [
      ...inquiries.slice(0, DIGEST_MAX).map((inquiry) => {
        const topic = topicOf(inquiry, sender);
        const parts = [inquiry.name, inquiry.email, topic, fileCount(inquiry)];
        const heading = parts.filter((part) => part !== "");
        return { heading: heading.join(" · "), text: extractOf(inquiry.message) };
      }),
      ...(more > 0 ? [`And ${String(more)} more.`] : []),
    ],
    links: [["Open the inbox", `${sender.siteUrl}/admin?tab=contacts`]],
  };
}

function extractOf(message: string): string {
  const characters = Array.from(message.trim());
  if (characters.length <= EXTRACT_LENGTH) return characters.join("");
  return `${characters.slice(0, EXTRACT_LENGTH).join("").trimEnd()}…`;
}

/** The subject, else the service of interest; '' without both. */
function topicOf({ subject, service_interest }: MailedInquiry, { labels }: MailSender): string {
  return subject.trim() || (labels[service_interest] ?? service_interest);
}

/** Notifies a member of a new inquiry. A reply goes to the sender of the inquiry. */
function noticeOf(inquiry: MailedInquiry, sender: MailSender): Content {
  const { siteUrl, labels } = sender;
  const label = (choice: string) => labels[choice] ?? choice;
  const topic = topicOf(inquiry, sender);
  return {
    subject: `New inquiry from ${inquiry.name}${topic === "" ? "" : `: ${topic}`}`,
    replyTo: inquiry.email,
    paragraphs: [inquiry.message],
    rows: [
      ["Name", inquiry.name],
      ["Email", inquiry.email],
      ["Phone", inquiry.phone],
      ["Service", label(inquiry.service_interest)],
      ["Project type", label(inquiry.project_type)],
      ["Budget", label(inquiry.budget_range)],
      ["Timeline", label(inquiry.timeline)],
      ["Attached", fileCount(inquiry)],
      ["Sent from", sourceOf(inquiry, siteUrl)],
    ],
    links: [
      ["Open in the dashboard", `${siteUrl}/admin?tab=contacts&id=${inquiry.id}`],
      ["Open in the app", `interior-admin://inquiries/${inquiry.id}`],
    ],
  };
}

/** Address of the page from which the form was opened; '' if unknown. */
function sourceOf({ source_path: path = "" }: MailedInquiry, siteUrl: string): string {
  return path === "" ? "" : `${siteUrl}${path}`;
}

/** How many files came with an inquiry: they are private, and no mail links to them. '' without one. */
function fileCount({ attachments = [] }: MailedInquiry): string {
  if (attachments.length === 0) return "";
  return attachments.length === 1 ? "1 file" : `${String(attachments.length)} files`;
}

/** Repeats the notice at the time that a member chose; null for an inquiry that is no longer open. */
function reminderOf(inquiry: MailedInquiry, sender: MailSender): Content | null {
  if (inquiry.status !== "new" && inquiry.status !== "contacted") return null;
  const introduction = "This is the reminder that was set for this inquiry.";
  return noticeWith("Reminder: inquiry", introduction, inquiry, sender);
}

/** Warns of the end of the hours that the contact form promises; null when no reply is due any more. */
function warningOf(inquiry: MailedInquiry, sender: MailSender): Content | null {
  if (inquiry.reply_due_at === null) return null;
  const introduction =
    "Nobody has replied to this inquiry yet, and the " +
    `${String(inquiry.reply_within_hours)} hours within which the studio promises a reply are nearly over.`;
  return noticeWith("Reply due soon: inquiry", introduction, inquiry, sender);
}

function noticeWith(
  title: string,
  introduction: string,
  inquiry: MailedInquiry,
  sender: MailSender,
): Content {
  const topic = topicOf(inquiry, sender);
  return {
    ...noticeOf(inquiry, sender),
    subject: `${title} from ${inquiry.name}${topic === "" ? "" : `: ${topic}`}`,
    paragraphs: [introduction, inquiry.message],
  };
}
