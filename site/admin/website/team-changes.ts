import type { StoredCopy } from "#site/content/page-copy.ts";
import {
  DEFAULT_ORDER,
  memberPath,
  memberText,
  newMember,
  orderText,
  shownPlaces,
  TEAM_ORDER,
  teamPlaces,
} from "#site/content/team-members.ts";

/*
 * Changes of the team on the About page. The stored copy has the order of the shown places; texts and image of a place that
 * is not shown stay, so that a removed person comes back by undo and history.
 */

const ALL_PLACES = teamPlaces.map((_, place) => place);
const PARTS = ["name", "role", "bio", "image"] as const;
/** Parts that an owner writes before visitors see them. */
const WRITTEN = ["name", "role", "bio"] as const;

/** The copy with one more person at the end and that person's place; null when every place is taken. */
export function withMember(copy: StoredCopy): { copy: StoredCopy; place: number } | null {
  const shown = shownPlaces(copy);
  const free = ALL_PLACES.filter((place) => !shown.includes(place));
  // Places of the default members are filled last: their texts are about a member.
  const place = free.find(isAdded) ?? free[0];
  if (place === undefined) return null;
  const emptied = new Set<string>(isAdded(place) ? pathsOf(place) : []);
  const others = Object.entries(copy).filter(([path]) => !emptied.has(path));
  return { copy: withOrder(Object.fromEntries(others), [...shown, place]), place };
}

/** The copy without a person; null for the last one. */
export function withoutMember(copy: StoredCopy, place: number): StoredCopy | null {
  const rest = shownPlaces(copy).filter((each) => each !== place);
  return rest.length === 0 ? null : withOrder(copy, rest);
}

/** The copy with a person one position earlier (-1) or later (1); null at the end of the row. */
export function withMovedMember(copy: StoredCopy, place: number, step: -1 | 1): StoredCopy | null {
  const places = shownPlaces(copy);
  const position = places.indexOf(place);
  const neighbour = places[position + step];
  if (position === -1 || neighbour === undefined) return null;
  places[position + step] = place;
  places[position] = neighbour;
  return withOrder(copy, places);
}

/** Why the team cannot be published: a new person without own texts; null if it can. */
export function teamProblem(copy: StoredCopy): string | null {
  const unwritten = shownPlaces(copy).find(
    (place) =>
      isAdded(place) && WRITTEN.some((part) => copy[memberPath(place, part)] === undefined),
  );
  if (unwritten === undefined) return null;
  return `Write name, role and text of ${memberText(copy, unwritten, "name")} before publishing, or remove this person.`;
}

function isAdded(place: number): boolean {
  return teamPlaces[place] === newMember;
}

function pathsOf(place: number): string[] {
  return PARTS.map((part) => memberPath(place, part));
}

function withOrder(copy: StoredCopy, places: readonly number[]): StoredCopy {
  const order = orderText(places);
  const others = Object.entries(copy).filter(([path]) => path !== TEAM_ORDER);
  return Object.fromEntries(order === DEFAULT_ORDER ? others : [...others, [TEAM_ORDER, order]]);
}
