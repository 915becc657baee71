import { fullTime } from "#site/format/time.ts";

interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: string;
}

/** Limit of the encoded quotation: mail programs truncate URLs somewhere past 2,000 characters. */
const MAIL_QUOTE_MAX = 1200;

/** mailto URL of a prefilled reply to the sender. All visitor input is percent-encoded. */
export function replyAddress(inquiry: Inquiry, studio: string): URL {
  const subject = replySubject(inquiry.subject, studio);
  const body = [
    `Hello ${inquiry.name.trim()},`,
    "",
    `Thank you for writing to ${studio}.`,
    "",
    "",
    `On ${fullTime(new Date(inquiry.created_at))} you wrote:`,
    ...quote(inquiry.message),
  ].join("\r\n");
  const to = encodeURIComponent(inquiry.email.trim()).replaceAll("%40", "@");
  return new URL(
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
  );
}

/** Subject of a reply to an inquiry with this subject, in one line. */
export function replySubject(subject: string, studio: string): string {
  const words = oneLine(subject).trim();
  return words === "" ? `Your inquiry to ${studio}` : `Re: ${words}`;
}

function quote(message: string): string[] {
  const text = message.trim().toWellFormed();
  const quoted = truncateEncoded(text);
  return `${quoted}${quoted === text ? "" : " […]"}`.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
}

/** Truncates at a character boundary so that the percent-encoded text fits `MAIL_QUOTE_MAX`. */
function truncateEncoded(text: string): string {
  let encoded = 0;
  let end = 0;
  for (const character of text) {
    encoded += encodeURIComponent(character).length;
    if (encoded > MAIL_QUOTE_MAX) break;
    end += character.length;
  }
  return text.slice(0, end);
}

const oneLine = (text: string) => text.toWellFormed().replace(/\s+/g, " ");
