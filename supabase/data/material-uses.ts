import { inPortfolioOrder } from "./portfolio-order.ts";
import { execute } from "./requests.ts";
import { parseMaterials } from "./project-parts.ts";
import type { PublicClient } from "./public-client.ts";
import { searchPatterns } from "./search-filter.ts";
import { nullable, parseRow, selectOf, text } from "./view-columns.ts";
import type { ParsedRow, ViewColumns } from "./view-columns.ts";

const PROJECT = {
  title: text,
  slug: text,
  location: nullable<string>,
  project_date: nullable<string>,
  featured_image_url: nullable<string>,
  materials: parseMaterials,
} satisfies ViewColumns<"published_projects">;

const POST = {
  title: text,
  slug: text,
  excerpt: text,
  read_time: (value: number | null) => value ?? 1,
  published_at: nullable<string>,
  created_at: text,
} satisfies ViewColumns<"published_posts">;

export type ProjectUsingMaterial = ParsedRow<typeof PROJECT>;
export type PostOnMaterial = ParsedRow<typeof POST>;

/** Rows of each list; more would make the page a list of its own. */
const USES_MAX = 12;

/** The published projects that name one of the terms among their materials or in their text, in the order of the
 * portfolio. */
export async function listProjectsUsing(
  client: PublicClient,
  terms: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProjectUsingMaterial[]> {
  const request = inPortfolioOrder(
    client.rest
      .from("published_projects")
      .select<string, object>(selectOf(PROJECT))
      .or(mentions(terms, ["material_names", "description", "content"])),
  ).limit(USES_MAX);
  return (await execute(request, signal)).map((row) => parseRow(PROJECT, row));
}

/** The published posts that name one of the terms, newest first. */
export async function listPostsOn(
  client: PublicClient,
  terms: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PostOnMaterial[]> {
  const request = client.rest
    .from("published_posts")
    .select<string, object>(selectOf(POST))
    .or(mentions(terms, ["title", "content"]))
    .order("published_at", { ascending: false })
    .order("id")
    .limit(USES_MAX);
  return (await execute(request, signal)).map((row) => parseRow(POST, row));
}

/** The inside of a PostgREST `or=(…)`: one of the terms stands in one of the columns, as whole words. */
function mentions(terms: readonly string[], columns: readonly string[]): string {
  return terms
    .map(wholeWords)
    .flatMap((pattern) => columns.map((column) => `${column}.imatch."${pattern}"`))
    .join(",");
}

/** Without an end where the last letter is not ASCII: whether PostgreSQL takes "é" for a letter depends on its
 * locale. */
function wholeWords(term: string): string {
  const end = /[a-z0-9]$/i.test(term) ? "[[:>:]]" : "";
  return `[[:<:]]${searchPatterns(term).join(" ")}${end}`;
}
