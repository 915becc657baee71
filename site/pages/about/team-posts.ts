import { queryOptions } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import { FIVE_MINUTES_MS } from "#site/config/query-client.ts";

interface SignedPost {
  readonly title: string;
  readonly slug: string;
  readonly author: string;
}

/** Of so many newest posts those of the team's members are linked. */
const SEARCHED = 48;
const PER_MEMBER = 2;

/** Titles and authors of the newest posts. */
export function teamPostsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["team-posts"],
    queryFn: async ({ signal }): Promise<readonly SignedPost[]> => {
      const { rows } = await listPublishedPosts(client, { pageSize: SEARCHED, signal });
      return rows.map(({ title, slug, author }) => ({ title, slug, author }));
    },
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The newest posts that are signed with a member's name. */
export function postsOf(name: string, posts: readonly SignedPost[]): readonly SignedPost[] {
  const wanted = name.trim().toLowerCase();
  return posts
    .filter(({ author }) => wanted !== "" && author.trim().toLowerCase() === wanted)
    .slice(0, PER_MEMBER);
}
