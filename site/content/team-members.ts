import { team } from "./about.ts";
import { images } from "./images.ts";
import { textAt } from "./page-copy.ts";
import type { StoredCopy } from "./page-copy.ts";

/** Name of the order of the team in the stored copy of the About page. */
export const TEAM_ORDER = "team.order";

/** A person that an owner adds in the dashboard; its texts are written over there. */
export const newMember = {
  name: "New person",
  role: "Role in the studio",
  bio: "What this person does in the studio, what clients can ask them, and something that one remembers.",
  image: images.materialLinen,
} as const;

/** The places of the team: those of the default members, then five that the dashboard can fill. */
export const teamPlaces = [
  ...team.members,
  ...[newMember, newMember, newMember, newMember, newMember],
] as const;

/** The order without a change: the default members. */
export const DEFAULT_ORDER = orderText(team.members.map((_, place) => place));

/** The places that are shown, in their order; the default ones where the stored order names none. */
export function shownPlaces(copy: StoredCopy): number[] {
  const places = parseOrder(textAt(copy, TEAM_ORDER, DEFAULT_ORDER));
  return places.length > 0 ? places : parseOrder(DEFAULT_ORDER);
}

function parseOrder(text: string): number[] {
  const places = text.split(" ").filter((word) => /^\d$/.test(word));
  return [...new Set(places.map(Number))].filter((place) => place < teamPlaces.length);
}

/** An order as a text of the stored copy. */
export function orderText(places: readonly number[]): string {
  return places.join(" ");
}

/** Name of a member's text or image in the stored copy. */
export function memberPath(place: number, part: keyof typeof newMember): string {
  return `team.members.${String(place)}.${part}`;
}

/** A text of a member, with the changes of owners. */
export function memberText(copy: StoredCopy, place: number, part: "name" | "role" | "bio"): string {
  const standard = (teamPlaces[place] ?? newMember)[part];
  return textAt(copy, memberPath(place, part), standard);
}

/** Name and role of the member who stands first. */
export function firstMember(copy: StoredCopy): { readonly name: string; readonly role: string } {
  const [place = 0] = shownPlaces(copy);
  return { name: memberText(copy, place, "name"), role: memberText(copy, place, "role") };
}
