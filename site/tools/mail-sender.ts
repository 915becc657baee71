import type { MailSender } from "#supabase/functions/_shared/mail/compose.ts";
import {
  contactBudgetLabels,
  projectTypeLabels,
  serviceInterestLabels,
  timelineLabels,
} from "#site/content/contact.ts";
import { studio } from "#site/content/studio.ts";

/** The studio as the sender of mails, with the labels of the contact form's choices. */
export function mailSender(siteUrl: string): MailSender {
  const labels = {
    ...serviceInterestLabels,
    ...projectTypeLabels,
    ...contactBudgetLabels,
    ...timelineLabels,
  };
  return { studioName: studio.name, address: studio.email, siteUrl, labels };
}
