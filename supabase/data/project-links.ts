import { inPortfolioOrder } from "./portfolio-order.ts";
import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";
import { nullable, parseRow, selectOf, text } from "./view-columns.ts";
import type { ParsedRow, ViewColumns } from "./view-columns.ts";

const LINK = {
  title: text,
  slug: text,
  location: nullable<string>,
  featured_image_url: nullable<string>,
} satisfies ViewColumns<"published_projects">;

/** Columns of a project that a link to it shows. */
export type ProjectLink = ParsedRow<typeof LINK>;

const LINKS_MAX = 100;

/** Links to the first hundred projects in the order of the portfolio. */
export async function listProjectLinks(
  client: PublicClient,
  signal?: AbortSignal,
): Promise<readonly ProjectLink[]> {
  const request = inPortfolioOrder(
    client.rest.from("published_projects").select<string, object>(selectOf(LINK)),
  ).limit(LINKS_MAX);
  return (await execute(request, signal)).map((row) => parseRow(LINK, row));
}

/** The title of a published project; null if there is none with this slug. */
export async function findProjectTitle(
  client: PublicClient,
  slug: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const request = client.rest.from("published_projects").select("title").eq("slug", slug).limit(1);
  return (await execute(request, signal))[0]?.title ?? null;
}
