import { queryOptions } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { listPostsByAuthors } from "#supabase/data/posts-by-author.ts";
import type { PostOfAuthor } from "#supabase/data/posts-by-author.ts";
import { FIVE_MINUTES_MS } from "#site/config/query-client.ts";
import type { StoredCopy } from "#site/content/page-copy.ts";
import { memberText, shownPlaces } from "#site/content/team-members.ts";

const PER_MEMBER = 2;

/** The posts that are signed with the name of a member on the page with this copy. */
export function teamPostsQuery(client: PublicClient, copy: StoredCopy) {
  const names = shownPlaces(copy).map((place) => memberText(copy, place, "name").trim());
  return queryOptions({
    queryKey: ["team-posts", names],
    queryFn: ({ signal }) => listPostsByAuthors(client, names, signal),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The newest posts that are signed with a member's name. */
export function postsOf(name: string, posts: readonly PostOfAuthor[]): readonly PostOfAuthor[] {
  const wanted = name.trim().toLowerCase();
  return posts
    .filter(({ author }) => wanted !== "" && author.trim().toLowerCase() === wanted)
    .slice(0, PER_MEMBER);
}
