import type { ProjectOutcome } from "#supabase/data/project-outcomes.ts";
import type { Testimonial } from "#supabase/data/project-story.ts";

/** A project whose client is quoted. */
export interface QuotedProject extends ProjectOutcome {
  readonly testimonial: Testimonial;
}

/** Pages that quote a client, each another one. */
const PAGES = ["home", "about"] as const;
export type QuotingPage = (typeof PAGES)[number];

/** The project that a page quotes: signed words only, first project first; null if there are too few. */
export function quotedOn(
  page: QuotingPage,
  projects: readonly ProjectOutcome[],
): QuotedProject | null {
  const quoted = projects.filter(
    (project): project is QuotedProject => (project.testimonial?.person ?? "") !== "",
  );
  return quoted[PAGES.indexOf(page)] ?? null;
}
