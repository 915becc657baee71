import type { ProjectResult } from "#supabase/data/project-results.ts";
import type { Testimonial } from "#supabase/data/project-parts.ts";

/** A project whose client is quoted. */
export interface QuotedProject extends ProjectResult {
  readonly testimonial: Testimonial;
}

/** Pages that quote a client, each another one. */
const PAGES = ["home", "about"] as const;
export type QuotingPage = (typeof PAGES)[number];

/** The project that a page quotes: signed words only, first project first; null if there are too few. */
export function quotedOn(
  page: QuotingPage,
  projects: readonly ProjectResult[],
): QuotedProject | null {
  const quoted = projects.filter(
    (project): project is QuotedProject => (project.testimonial?.person ?? "") !== "",
  );
  return quoted[PAGES.indexOf(page)] ?? null;
}
