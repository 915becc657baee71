import type { TextEdit } from "#site/admin/text-edit/text-edit.ts";
import { hasOwnWords } from "./reply-text.ts";
import type { ReplyFrame, ReplyText } from "./reply-text.ts";

interface Insertion {
  readonly subject: string;
  /** The change of the body; the caret is at the end of the template afterwards. */
  readonly edit: TextEdit;
}

type Filled = Pick<ReplyText, "subject" | "body">;

/**
 * Inserts a filled template. A reply without own words becomes the template, with the signature after it; a written one gets
 * its text at the caret and loses nothing. A subject that a member typed stays.
 */
export function insertTemplate(
  reply: ReplyText,
  frame: ReplyFrame,
  template: Filled,
  caret: number,
): Insertion {
  const { subject, body } = reply;
  if (hasOwnWords(body, frame)) {
    const insert = withoutSignature(template.body, isSigned(body, frame) ? frame.signature : "");
    const end = caret + insert.length;
    return { subject, edit: { from: caret, to: caret, insert, start: end, end } };
  }
  const hasOwnSubject = subject.trim() !== "" && subject !== frame.subject;
  const text = withoutSignature(template.body, frame.signature);
  const insert = isSigned(body, frame) ? `${text}\n\n${frame.signature}` : template.body;
  const end = isSigned(body, frame) ? text.length : insert.length;
  return {
    subject: template.subject === "" || hasOwnSubject ? subject : template.subject,
    edit: { from: 0, to: body.length, insert, start: end, end },
  };
}

function isSigned(body: string, { signature }: ReplyFrame): boolean {
  return signature.trim() !== "" && body.includes(signature);
}

/** The text without a signature at its end, which the reply has already. */
function withoutSignature(text: string, signature: string): string {
  const [trimmed, end] = [text.trimEnd(), signature.trim()];
  return end !== "" && trimmed.endsWith(end) ? trimmed.slice(0, -end.length).trimEnd() : text;
}
