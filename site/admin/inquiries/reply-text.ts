import * as v from "valibot";
import { trimText } from "#supabase/data/sanitize-text.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { replySubject } from "./reply.ts";

const replyText = v.object({
  id: v.string(),
  subject: v.string(),
  body: v.string(),
  /** Names of the attached files, which are no part of the draft on this device. */
  attached: v.optional(v.array(v.string()), []),
});

/** The text of a reply that is being written. `id` becomes the id of the stored reply. */
export type ReplyText = Readonly<v.InferOutput<typeof replyText>>;

interface Addressee {
  readonly name: string;
  readonly subject: string;
}

/** Parts of a new reply before anything is written. */
export interface ReplyFrame {
  readonly subject: string;
  readonly greeting: string;
  /** '' for none. */
  readonly signature: string;
}

/** The frame of a reply to an inquiry. */
export function replyFrame(
  { name, subject }: Addressee,
  studio: string,
  signature: string,
): ReplyFrame {
  return {
    subject: replySubject(subject, studio),
    greeting: `Hello ${name.trim()},`,
    signature,
  };
}

const BLANK_LINE = "\n\n";

/** A new reply: greeting, room for the text, and the signature. */
export function blankReply({ subject, greeting, signature }: ReplyFrame): ReplyText {
  const body = `${greeting}${BLANK_LINE}${BLANK_LINE}${signature}`;
  return { id: crypto.randomUUID(), subject, body, attached: [] };
}

/** Where writing begins: below the greeting, or after the words of a restored draft. An offset in the body. */
export function writingPosition(body: string, { greeting, signature }: ReplyFrame): number {
  const isSigned = signature !== "" && body.endsWith(signature);
  const end = isSigned ? body.length - signature.length : body.length;
  const written = body.slice(0, end).trimEnd();
  const position = written === greeting ? greeting.length + BLANK_LINE.length : written.length;
  return Math.min(position, body.length);
}

/** Whether two replies have the same words, whatever their ids. */
export function sameReply(left: ReplyText, right: ReplyText): boolean {
  return left.subject === right.subject && left.body === right.body;
}

/** Whether a body has words besides greeting and signature. */
export function hasOwnWords(body: string, { greeting, signature }: ReplyFrame): boolean {
  return (
    body
      .replace(signature, () => "")
      .replace(greeting, () => "")
      .trim() !== ""
  );
}

/** Whether closing the form would lose anything: a lone greeting or signature is no work, an attached file is. */
export function isWritten(reply: ReplyText, frame: ReplyFrame): boolean {
  const hasOwnSubject = reply.subject.trim() !== "" && reply.subject !== frame.subject;
  return hasOwnSubject || hasOwnWords(reply.body, frame) || reply.attached.length > 0;
}

/** A stored draft of a reply; null if it is none, has no words of its own, or was sent. */
export function unsentReply(
  stored: unknown,
  frame: ReplyFrame,
  replies: readonly InquiryReply[],
): ReplyText | null {
  const parsed = v.safeParse(replyText, stored);
  if (!parsed.success || !isWritten(parsed.output, frame)) return null;
  const { id, body } = parsed.output;
  const isSent = replies.some((reply) => reply.id === id && reply.body === trimText(body));
  return isSent ? null : parsed.output;
}
