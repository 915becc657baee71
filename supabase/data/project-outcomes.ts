import { inPortfolioOrder } from "./portfolio-order.ts";
import { parseTestimonial } from "./project-story.ts";
import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";
import { nullable, parseRow, selectOf, text } from "./view-columns.ts";
import type { ParsedRow, ViewColumns } from "./view-columns.ts";

const OUTCOME = {
  title: text,
  slug: text,
  location: nullable<string>,
  outcome: text,
  testimonial: parseTestimonial,
} satisfies ViewColumns<"published_projects">;

/** Columns of a project that other pages show: its place, its result, and the client's words. */
export type ProjectOutcome = ParsedRow<typeof OUTCOME>;

const OUTCOMES_MAX = 50;

/** The first fifty projects in the order of the portfolio. */
export async function listProjectOutcomes(
  client: PublicClient,
  signal?: AbortSignal,
): Promise<readonly ProjectOutcome[]> {
  const request = inPortfolioOrder(
    client.rest.from("published_projects").select<string, object>(selectOf(OUTCOME)),
  ).limit(OUTCOMES_MAX);
  return (await execute(request, signal)).map((row) => parseRow(OUTCOME, row));
}
