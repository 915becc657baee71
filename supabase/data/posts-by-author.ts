import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";
import { parseRow, selectOf, text } from "./view-columns.ts";
import type { ParsedRow, ViewColumns } from "./view-columns.ts";

const COLUMNS = { title: text, slug: text, author: text } satisfies ViewColumns<"published_posts">;

/** A post's title and slug with the name of its author. */
export type PostOfAuthor = ParsedRow<typeof COLUMNS>;

/** Limit of the newest rows over all authors: enough that one author with many posts does not fill the list. */
const MAX_ROWS = 48;

/** The titles of the published posts by authors of these names, newest first; at most `MAX_ROWS`. */
export async function listPostsByAuthors(
  client: PublicClient,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<readonly PostOfAuthor[]> {
  const request = client.rest
    .from("published_posts")
    .select<string, object>(selectOf(COLUMNS))
    .in("author", names)
    .order("published_at", { ascending: false })
    .order("id")
    .limit(MAX_ROWS);
  return (await execute(request, signal)).map((row) => parseRow(COLUMNS, row));
}
