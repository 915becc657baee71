import escapeHtml from "escape-html";
import type { ClaimedMail, MailContent, MailedInquiry, MailedReply } from "./outbox.ts";

/** Who sends, and where the links of a mail lead. */
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
}

interface Content {
  readonly subject: string;
  readonly replyTo?: string;
  readonly paragraphs: readonly string[];
  /** Labels and values; empty values are left out. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly links?: readonly (readonly [label: string, url: string])[];
}

/**
 * Composes the mail of an outbox row: plain text beside HTML, without remote images. Null if there is nothing to say
 * any more: every inquiry of a digest was erased or taken for spam meanwhile, or the inquiry of a reminder or warning was closed
 * or answered.
 */
export function composeMail({ id, recipient, content }: ClaimedMail, by: MailSender): Mail | null {
  const composed = contentOf(content, by);
  if (composed === null) return null;
  const { subject, replyTo } = composed;
  return {
    messageId: `<${id}@${by.address.split("@").at(-1) ?? "localhost"}>`,
    from: { name: by.studioName, address: by.address },
    to: recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: textOf(composed, by),
    html: htmlOf(composed, by),
  };
}

function contentOf(content: MailContent, by: MailSender): Content | null {
  switch (content.kind) {
    case "inquiry-notice":
      return noticeOf(content.inquiry, by);
    case "inquiry-receipt":
      return receiptBy(by);
    case "inquiry-reminder":
      return reminderOf(content.inquiry, by);
    case "inquiry-warning":
      return warningOf(content.inquiry, by);
    case "inquiry-digest":
      return content.inquiries.length === 0 ? null : digestOf(content.inquiries, by);
    case "inquiry-reply":
      return replyOf(content.reply, by);
  }
}

function receiptBy({ studioName }: MailSender): Content {
  return {
    subject: `We received your message – ${studioName}`,
    paragraphs: [
      `Thank you for writing to ${studioName}. Your message has arrived, and one of us replies within 24 hours.`,
      "This confirmation was sent by itself. If you did not write to us, you need not do anything.",
    ],
  };
}

/** The reply as it was written. What the sender replies to it reaches the studio's mailbox. */
function replyOf({ subject, body }: MailedReply, { address }: MailSender): Content {
  return { subject, replyTo: address, paragraphs: [body] };
}

/** Inquiries that a digest describes; further ones are counted. */
const DIGEST_MAX = 100;
const EXTRACT_LENGTH = 200;

/** One mail for a day's inquiries. */
function digestOf(inquiries: readonly MailedInquiry[], by: MailSender): Content {
  const count = inquiries.length;
  const more = count - DIGEST_MAX;
  return {
    subject: count === 1 ? "1 new inquiry" : `${String(count)} new inquiries`,
    paragraphs: [
      ...inquiries.slice(0, DIGEST_MAX).map((inquiry) => {
        const topic = topicOf(inquiry, by);
        const heading = [inquiry.name, inquiry.email, topic].filter((part) => part !== "");
        return `${heading.join(" · ")}\n${extractOf(inquiry.message)}`;
      }),
      ...(more > 0 ? [`And ${String(more)} more.`] : []),
    ],
    links: [["Open the inbox", `${by.siteUrl}/admin?tab=contacts`]],
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
function noticeOf(inquiry: MailedInquiry, by: MailSender): Content {
  const { siteUrl, labels } = by;
  const label = (choice: string) => labels[choice] ?? choice;
  const topic = topicOf(inquiry, by);
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
    ],
    links: [
      ["Open in the dashboard", `${siteUrl}/admin?tab=contacts&id=${inquiry.id}`],
      ["Open in the app", `interior-admin://inquiries/${inquiry.id}`],
    ],
  };
}

/** Repeats the notice at the time that a member chose; null for an inquiry that is no longer open. */
function reminderOf(inquiry: MailedInquiry, by: MailSender): Content | null {
  if (inquiry.status !== "new" && inquiry.status !== "contacted") return null;
  const introduction = "This is the reminder that was set for this inquiry.";
  return noticeWith("Reminder: inquiry", introduction, inquiry, by);
}

/** Warns of the end of the 24 hours that the contact form promises; null when no reply is due any more. */
function warningOf(inquiry: MailedInquiry, by: MailSender): Content | null {
  if (inquiry.reply_due_at === null) return null;
  const introduction =
    "Nobody has replied to this inquiry yet. It arrived 20 hours ago, and the studio promises a reply within 24 hours.";
  return noticeWith("Reply due soon: inquiry", introduction, inquiry, by);
}

function noticeWith(
  title: string,
  introduction: string,
  inquiry: MailedInquiry,
  by: MailSender,
): Content {
  const topic = topicOf(inquiry, by);
  return {
    ...noticeOf(inquiry, by),
    subject: `${title} from ${inquiry.name}${topic === "" ? "" : `: ${topic}`}`,
    paragraphs: [introduction, inquiry.message],
  };
}

function filled(rows: Content["rows"] = []) {
  return rows.filter(([, value]) => value.trim() !== "");
}

function textOf({ paragraphs, rows, links = [] }: Content, by: MailSender): string {
  const parts = [
    ...paragraphs,
    filled(rows)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n"),
    links.map(([label, url]) => `${label}: ${url}`).join("\n"),
    `-- \n${by.studioName}\n${by.siteUrl}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const FONT = "font-family: Georgia, 'Times New Roman', serif";

/** Colours are left to the mail program, which shows the mail dark where the reader wants it dark. */
function htmlOf({ subject, paragraphs, rows, links = [] }: Content, by: MailSender): string {
  const body = [
    `<p style="${FONT}; font-size: 22px; margin: 0 0 24px">${escapeHtml(by.studioName)}</p>`,
    ...paragraphs.map((text) => `<p style="white-space: pre-line">${escapeHtml(text)}</p>`),
    tableOf(filled(rows)),
    ...links.map(([label, url]) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
    `<p style="margin-top: 32px; font-size: 13px"><a href="${escapeHtml(by.siteUrl)}">${escapeHtml(by.siteUrl)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; max-width: 600px; margin: 24px auto; padding: 0 16px">
${body.filter((part) => part !== "").join("\n")}
</body>
</html>
`;
}

function tableOf(rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding: 4px 16px 4px 0; font-weight: normal">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${cells.join("")}</table>`;
}
