import type { ProjectResult } from "#supabase/data/project-results.ts";
import type { Testimonial } from "#supabase/data/project-parts.ts";

/** A project whose client is quoted. */
export interface QuotedProject extends ProjectResult {
  readonly testimonial: Testimonial;
}

/** Pages that quote a client, each another one. */
const QUOTING_PAGES = ["home", "about"] as const;
export type QuotingPage = (typeof QUOTING_PAGES)[number];

/**
 * The project that a page quotes: signed words only, first project first; null if there are too few. `beside` is
 * the title of a project whose image stands beside the words: its client is quoted if no other page does.
 */
export function quotedOn(
  page: QuotingPage,
  projects: readonly ProjectResult[],
  beside?: string,
): QuotedProject | null {
  const quoted = projects.filter(
    (project): project is QuotedProject => (project.testimonial?.person ?? "") !== "",
  );
  const byPage = QUOTING_PAGES.map((name, index) => (name === page ? undefined : quoted[index]));
  const neighbour = quoted.find((project) => project.title === beside);
  if (neighbour !== undefined && !byPage.includes(neighbour)) return neighbour;
  return quoted[QUOTING_PAGES.indexOf(page)] ?? null;
}
