import escapeHtml from "escape-html";
import type { ClaimedMail, MailedInquiry, MailKind } from "./outbox.ts";

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

const CONTENTS: Readonly<Record<MailKind, (inquiry: MailedInquiry, by: MailSender) => Content>> = {
  "inquiry-notice": noticeOf,
  "inquiry-receipt": (_, { studioName }) => ({
    subject: `We received your message – ${studioName}`,
    paragraphs: [
      `Thank you for writing to ${studioName}. Your message has arrived, and one of us replies within 24 hours.`,
      "This confirmation was sent by itself. If you did not write to us, you need not do anything.",
    ],
  }),
};

/** Composes the mail of an outbox row: plain text beside HTML, without remote images. */
export function composeMail({ id, kind, recipient, inquiry }: ClaimedMail, by: MailSender): Mail {
  const content = CONTENTS[kind](inquiry, by);
  const { subject, replyTo } = content;
  return {
    messageId: `<${id}@${by.address.split("@").at(-1) ?? "localhost"}>`,
    from: { name: by.studioName, address: by.address },
    to: recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: textOf(content, by),
    html: htmlOf(content, by),
  };
}

/** Notifies a member of a new inquiry. A reply goes to the sender of the inquiry. */
function noticeOf(inquiry: MailedInquiry, { siteUrl, labels }: MailSender): Content {
  const label = (choice: string) => labels[choice] ?? choice;
  const topic = inquiry.subject.trim() || label(inquiry.service_interest);
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
