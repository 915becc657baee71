import * as v from "valibot";
import { REPLY_MAX, REPLY_SUBJECT_MAX } from "#supabase/data/limits.ts";
import { atMost, field, required, text, textRule, trimmed } from "./field.ts";
import { unfilledPlaceholder } from "./placeholders.ts";

const noPlaceholders = textRule(unfilledPlaceholder);

/** A reply to an inquiry. */
export const replySchema = v.object({
  subject: v.pipe(
    text,
    required("Enter a subject."),
    atMost(REPLY_SUBJECT_MAX),
    noPlaceholders,
    v.title("Subject"),
    field({ column: "subject", toColumn: trimmed }),
  ),
  body: v.pipe(
    text,
    required("Write your reply."),
    atMost(REPLY_MAX),
    noPlaceholders,
    v.title("Message"),
    field({ column: "body", toColumn: trimmed }),
  ),
});
