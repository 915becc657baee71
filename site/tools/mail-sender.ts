import type { MailSender } from "#supabase/functions/_shared/mail/compose.ts";
import { studio } from "#site/content/studio.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import { inquirySchema } from "#site/schemas/inquiry.ts";

/** The studio as the sender of mails, with the labels of the contact form's choices. */
export function mailSender(siteUrl: string): MailSender {
  const labels: Record<string, string> = {};
  for (const { options } of fieldsOf(inquirySchema)) Object.assign(labels, options);
  return { studioName: studio.name, address: studio.email, siteUrl, labels };
}
