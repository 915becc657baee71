import * as v from "valibot";
import {
  INQUIRY_BUDGETS,
  EMAIL,
  EMAIL_MAX,
  INQUIRY_NAME_MAX,
  MESSAGE_MAX,
  PHONE_MAX,
  INQUIRY_PROJECT_TYPES,
  SERVICE_INTERESTS,
  SUBJECT_MAX,
  TIMELINES,
} from "#supabase/data/limits.ts";
import {
  contactBudgetLabels,
  contactLabels,
  contactProblems,
  projectTypeLabels,
  serviceInterestLabels,
  timelineLabels,
} from "#site/content/contact.ts";
import { atMost, field, required, text, trimmed } from "./field.ts";

const emailSyntax = v.check<string, string>(
  (value) => value.trim() === "" || EMAIL.test(value.trim()),
  contactProblems.emailFormat,
);

/** Fields that a visitor submits by the contact form: texts, '' for an empty field. `options` are the
 * labels of a select's values. */
export const inquirySchema = v.object({
  name: v.pipe(
    text,
    required(contactProblems.name),
    atMost(INQUIRY_NAME_MAX, contactProblems.tooLong),
    v.title(contactLabels.name),
    field({ column: "name", toColumn: trimmed, csv: "Name" }),
  ),
  email: v.pipe(
    text,
    required(contactProblems.email),
    atMost(EMAIL_MAX, contactProblems.tooLong),
    emailSyntax,
    v.title(contactLabels.email),
    field({ column: "email", toColumn: v.pipe(v.string(), v.trim()), csv: "E-mail" }),
  ),
  phone: v.pipe(
    text,
    atMost(PHONE_MAX, contactProblems.tooLong),
    v.title(contactLabels.phone),
    field({ column: "phone", toColumn: trimmed, csv: "Phone" }),
  ),
  subject: v.pipe(
    text,
    atMost(SUBJECT_MAX, contactProblems.tooLong),
    v.title(contactLabels.subject),
    field({ column: "subject", toColumn: trimmed, csv: "Subject" }),
  ),
  message: v.pipe(
    text,
    required(contactProblems.message),
    atMost(MESSAGE_MAX, contactProblems.tooLong),
    v.title(contactLabels.message),
    field({ column: "message", toColumn: trimmed, csv: "Message" }),
  ),
  service_interest: v.pipe(
    v.optional(v.picklist(["", ...SERVICE_INTERESTS]), ""),
    v.title(contactLabels.service_interest),
    field({ column: "service_interest", options: serviceInterestLabels }),
  ),
  project_type: v.pipe(
    v.optional(v.picklist(["", ...INQUIRY_PROJECT_TYPES]), ""),
    v.title(contactLabels.project_type),
    field({ column: "project_type", options: projectTypeLabels }),
  ),
  budget_range: v.pipe(
    v.optional(v.picklist(["", ...INQUIRY_BUDGETS]), ""),
    v.title(contactLabels.budget_range),
    field({ column: "budget_range", options: contactBudgetLabels }),
  ),
  timeline: v.pipe(
    v.optional(v.picklist(["", ...TIMELINES]), ""),
    v.title(contactLabels.timeline),
    field({ column: "timeline", options: timelineLabels }),
  ),
});
