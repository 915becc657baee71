import * as v from "valibot";
import { trimText } from "#supabase/data/sanitize-text.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { replySubject } from "./reply.ts";

const replyText = v.object({ id: v.string(), subject: v.string(), body: v.string() });

/** The text of a reply that is being written. `id` becomes the id of the stored reply. */
export type ReplyText = Readonly<v.InferOutput<typeof replyText>>;

interface Addressee {
  readonly name: string;
  readonly subject: string;
}

/** A new reply: greeting, room for the text, and the studio's signature. */
export function blankReply(
  { name, subject }: Addressee,
  studio: string,
  signature: string,
): ReplyText {
  return {
    id: crypto.randomUUID(),
    subject: replySubject(subject, studio),
    body: `Hello ${name.trim()},\n\n\n\n${signature}`,
  };
}

/** Whether two replies have the same words, whatever their ids. */
export function sameReply(left: ReplyText, right: ReplyText): boolean {
  return left.subject === right.subject && left.body === right.body;
}

/** A stored draft of a reply; null if it is none, was never changed, or was sent. */
export function unsentReply(
  stored: unknown,
  blank: ReplyText,
  replies: readonly InquiryReply[],
): ReplyText | null {
  if (!v.is(replyText, stored) || sameReply(stored, blank)) return null;
  const { id, subject, body } = stored;
  const isSent = replies.some((reply) => reply.id === id && reply.body === trimText(body));
  return isSent ? null : { id, subject, body };
}
