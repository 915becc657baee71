import type { ActiveMember } from "#supabase/data/members.ts";

/** Name of a member, with the e-mail address if others have the same name; without a name, the address. */
export function memberLabel(
  { id, name, email }: ActiveMember,
  members: readonly ActiveMember[],
): string {
  if (name === "") return email;
  const isShared = members.some((other) => other.id !== id && other.name === name);
  return isShared ? `${name}, ${email}` : name;
}

/**
 * Name and photo of the member who saved a version under an e-mail address; the address where no active member has it or
 * the member has no name, and "the studio" for versions that no member saved.
 */
export function saverOf(
  email: string | null,
  members: readonly ActiveMember[],
): { readonly label: string; readonly photo: string } {
  if (email === null) return { label: "the studio", photo: "" };
  const member = members.find((known) => known.email === email);
  if (member === undefined) return { label: email, photo: "" };
  return { label: memberLabel(member, members), photo: member.photo };
}

/** Two letters of a member's name or e-mail address: "EN" of Ewa Nowak or ewa.nowak@…, "AN" of Anna. */
export function initialsOf(label: string): string {
  const [beforeAt = ""] = label.split("@");
  const words = beforeAt.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first = "", ...more] = words;
  const last = more.at(-1);
  const letters =
    last === undefined ? Array.from(first) : [first, last].map((word) => Array.from(word)[0] ?? "");
  return letters.slice(0, 2).join("").toUpperCase();
}
