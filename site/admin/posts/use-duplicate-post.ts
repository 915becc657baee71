import { createPost, getPost } from "#supabase/data/posts.ts";
import { useDuplicate } from "#site/admin/data-table/use-duplicate.ts";
import { duplicateOfPost } from "./duplicate-of-post.ts";

/** Duplicates a post of the list as a draft. */
export function useDuplicatePost() {
  return useDuplicate({
    rows: "posts",
    noun: "Post",
    tab: "new-blog",
    create: async (client, id, duplicateId) =>
      createPost(client, duplicateOfPost(await getPost(client, id)), duplicateId),
  });
}
