import { inPortfolioOrder } from "./portfolio-order.ts";
import { parseTestimonial } from "./project-parts.ts";
import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";
import { nullable, parseRow, selectOf, text } from "./view-columns.ts";
import type { ParsedRow, ViewColumns } from "./view-columns.ts";

const RESULT = {
  title: text,
  slug: text,
  location: nullable<string>,
  outcome: text,
  testimonial: parseTestimonial,
} satisfies ViewColumns<"published_projects">;

/** Columns of a project that other pages show: title, slug, location, outcome and testimonial. */
export type ProjectResult = ParsedRow<typeof RESULT>;

const RESULTS_MAX = 50;

/** The first fifty projects in the order of the portfolio. */
export async function listProjectResults(
  client: PublicClient,
  signal?: AbortSignal,
): Promise<readonly ProjectResult[]> {
  const request = inPortfolioOrder(
    client.rest.from("published_projects").select<string, object>(selectOf(RESULT)),
  ).limit(RESULTS_MAX);
  return (await execute(request, signal)).map((row) => parseRow(RESULT, row));
}
