import { fullTime } from "./received-time.ts";

interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: string;
}

/** Mail programs cut addresses somewhere past 2,000 characters: the encoded quotation gets 1,200. */
const QUOTE_MAX = 1200;

/** A prefilled mail to the person who asked. Everything typed by strangers is percent-encoded. */
export function replyAddress(inquiry: Inquiry, studio: string): URL {
  const subject =
    inquiry.subject.trim() === "" ? `Your inquiry to ${studio}` : `Re: ${inquiry.subject.trim()}`;
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
    `mailto:${to}?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(body)}`,
  );
}

function quote(message: string): string[] {
  const text = message.trim().toWellFormed();
  const kept = startThatFits(text);
  return `${kept}${kept === text ? "" : " […]"}`.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
}

/** As many whole characters as fit when percent-encoded. */
function startThatFits(text: string): string {
  let encoded = 0;
  let end = 0;
  for (const character of text) {
    encoded += encodeURIComponent(character).length;
    if (encoded > QUOTE_MAX) break;
    end += character.length;
  }
  return text.slice(0, end);
}

const oneLine = (text: string) => text.toWellFormed().replace(/\s+/g, " ");
