import type { NavigationLink } from "#site/content/navigation.ts";

/** Maximum edit distance per letter of the page's name. */
const TOLERANCE = 0.4;

/**
 * The page that the visitor most likely meant: its path is close to a segment of the requested path. Null
 * if none is.
 */
export function suggestPage(
  requested: string,
  pages: readonly NavigationLink[],
): NavigationLink | null {
  const words = requested.toLowerCase().split("/").filter(Boolean);
  let best: { page: NavigationLink; distance: number } | null = null;
  for (const page of pages) {
    const name = page.to.slice(1);
    if (name === "") continue;
    const distance = Math.min(...words.map((word) => editDistance(word, name) / name.length));
    if (distance <= TOLERANCE && (best === null || distance < best.distance)) {
      best = { page, distance };
    }
  }
  return best?.page ?? null;
}

/** Levenshtein distance: letters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      const inserted = (current[column - 1] ?? 0) + 1;
      const deleted = (previous[column] ?? 0) + 1;
      current.push(Math.min(replaced, inserted, deleted));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
