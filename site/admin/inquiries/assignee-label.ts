import type { Assignee } from "#supabase/data/members.ts";

export const NOBODY = "Nobody";

/** The name of a member in selects and messages: the e-mail address, with "You" for `ownId`. */
export function assigneeLabel(
  id: string | null,
  members: readonly Assignee[],
  ownId: string | null,
): string {
  if (id === null) return NOBODY;
  const email = members.find((member) => member.id === id)?.email ?? "a member";
  return id === ownId ? `You (${email})` : email;
}

/** Two letters for the list: "EN" of ewa.nowak@…, "AN" of anna@…. */
export function initialsOf(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first = "", second] = words;
  const letters = Array.from(
    second === undefined ? first : `${first.charAt(0)}${second.charAt(0)}`,
  );
  return letters.slice(0, 2).join("").toUpperCase();
}
