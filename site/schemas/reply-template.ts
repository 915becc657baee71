import * as v from "valibot";
import {
  REPLY_MAX,
  REPLY_SUBJECT_MAX,
  SIGNATURE_MAX,
  TEMPLATE_NAME_MAX,
} from "#supabase/data/limits.ts";
import { atMost, field, required, text, textRule, trimmed } from "./field.ts";
import { placeholderProblem, unfilledPlaceholder } from "./placeholders.ts";

const knownPlaceholders = textRule(placeholderProblem);

/** A template of replies to inquiries. */
export const replyTemplateSchema = v.object({
  name: v.pipe(
    text,
    required("Enter a name."),
    atMost(TEMPLATE_NAME_MAX),
    v.title("Name"),
    field({ column: "name", toColumn: trimmed }),
  ),
  subject: v.pipe(
    text,
    atMost(REPLY_SUBJECT_MAX),
    knownPlaceholders,
    v.title("Subject"),
    field({ column: "subject", toColumn: trimmed, help: "Empty: the subject of the reply stays." }),
  ),
  body: v.pipe(
    text,
    required("Write the text."),
    atMost(REPLY_MAX),
    knownPlaceholders,
    v.title("Text"),
    field({ column: "body", toColumn: trimmed }),
  ),
});

/** The end of a member's replies; '' for none. */
export const signatureSchema = v.object({
  signature: v.pipe(
    text,
    atMost(SIGNATURE_MAX),
    textRule(unfilledPlaceholder),
    v.title("Signature"),
    field({ column: "signature", toColumn: trimmed }),
  ),
});
