import type { Page } from "#supabase/data/paging.ts";

interface WithSlug {
  readonly slug: string;
}

/** A category with fewer projects suggests others. */
const FEW = 3;
const SUGGESTED = 3;

/** Whether a page has all projects of a category, and so few that it suggests others below them. */
export function suggestsNeighbours({ page, total }: Pick<Page<WithSlug>, "page" | "total">) {
  return page === 1 && total > 0 && total < FEW;
}

/**
 * Projects of other categories for the page of a small one: those that follow its last project in the portfolio, and
 * the first after the last.
 */
export function neighboursOf<Project extends WithSlug>(
  shown: readonly WithSlug[],
  all: readonly Project[],
): readonly Project[] {
  const slugs = shown.map(({ slug }) => slug);
  const start = all.findIndex(({ slug }) => slug === slugs.at(-1)) + 1;
  return [...all.slice(start), ...all.slice(0, start)]
    .filter(({ slug }) => !slugs.includes(slug))
    .slice(0, SUGGESTED);
}
