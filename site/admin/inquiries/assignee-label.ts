import type { ActiveMember } from "#supabase/data/members.ts";
import { memberLabel } from "#site/admin/active-members/member-label.ts";

export const NOBODY = "Nobody";

/** The name of a member in selects and messages, with "You" for `ownId`. */
export function assigneeLabel(
  id: string | null,
  members: readonly ActiveMember[],
  ownId: string | null,
): string {
  if (id === null) return NOBODY;
  const member = members.find((known) => known.id === id);
  const label = member === undefined ? "a member" : memberLabel(member, members);
  return id === ownId ? `You (${label})` : label;
}
