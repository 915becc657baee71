import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { shortTime } from "#site/format/time.ts";

interface ReplyState {
  readonly label: string;
  /** Whether a member can send the reply again. */
  readonly canResend: boolean;
}

/** Delivery state of a reply's mail. It is sent only once the mail server has accepted it. */
export function replyState({
  sent_at,
  failure,
  failed_at,
}: Pick<InquiryReply, "sent_at" | "failure" | "failed_at">): ReplyState {
  if (sent_at !== null) return { label: `Sent ${shortTime(new Date(sent_at))}`, canResend: false };
  if (failed_at !== null) return { label: `Not sent. ${failure ?? ""}`.trim(), canResend: true };
  if (failure === null) return { label: "Being sent…", canResend: false };
  return { label: `Not sent yet, and tried again by itself. ${failure}`, canResend: true };
}
