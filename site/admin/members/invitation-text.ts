import type { Invitation } from "#supabase/data/invitations.ts";
import { timePhrase } from "#site/format/time.ts";
import { ROLE_OPTIONS } from "#site/schemas/member.ts";

/** Role, origin and validity of an invitation, and what became of its mail. */
export function invitationText(invitation: Invitation, now = new Date()): string {
  const { role, invitedBy, expiresAt, mail } = invitation;
  const label = ROLE_OPTIONS.find(({ value }) => value === role)?.label ?? role;
  const origin = invitedBy === null ? `Invited as ${label}` : `${label}, invited by ${invitedBy}`;
  if (expiresAt <= now) return `${origin}. Expired ${timePhrase(expiresAt, now)}.`;
  return `${origin}. ${MAILS[mail]} Expires ${timePhrase(expiresAt, now)}.`;
}

const MAILS: Readonly<Record<Invitation["mail"], string>> = {
  waiting: "The mail is waiting to be sent.",
  sent: "The mail was sent.",
  retrying: "The mail could not be sent yet. Another attempt follows by itself.",
  failed: "The mail could not be sent.",
};
