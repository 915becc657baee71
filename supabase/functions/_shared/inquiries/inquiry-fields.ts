import * as v from "valibot";

/** The texts that a visitor submits: '' for an empty field. The form has their rules and labels
 * (`site/schemas/inquiry.ts`); a test there compares the names. */
export const inquiryFields = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
  service_interest: v.string(),
  project_type: v.string(),
  budget_range: v.string(),
  timeline: v.string(),
});
