import { execute } from "./requests.ts";
import type { PublicClient } from "./public-client.ts";
import { parseRow, selectOf, text } from "./view-columns.ts";
import type { ParsedRow, ViewColumns } from "./view-columns.ts";

const SIGNED = { title: text, slug: text, author: text } satisfies ViewColumns<"published_posts">;

/** A post's title with the name that it is signed with. */
export type SignedPost = ParsedRow<typeof SIGNED>;

/** So many of the newest rows, so that one prolific author leaves some to the others. */
const SIGNED_MAX = 48;

/** The titles of the published posts that are signed with one of the names, newest first. */
export async function listPostsSignedBy(
  client: PublicClient,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<readonly SignedPost[]> {
  const request = client.rest
    .from("published_posts")
    .select<string, object>(selectOf(SIGNED))
    .in("author", names)
    .order("published_at", { ascending: false })
    .order("id")
    .limit(SIGNED_MAX);
  return (await execute(request, signal)).map((row) => parseRow(SIGNED, row));
}
