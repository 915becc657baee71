import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import { duplicateTitle } from "#site/admin/data-table/duplicate-title.ts";
import { pickColumns } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";

/** A copy of a post as a draft without a publication date; the server generates a new slug. */
export function duplicateOfPost(row: PostRow): NewPost {
  const title = duplicateTitle(row.title);
  return {
    ...pickColumns(postSchema, row),
    title,
    // A meta title that equals the title is its default.
    meta_title: row.meta_title === row.title ? title : row.meta_title,
    read_time: row.read_time,
    status: "draft",
    created_by_admin: null,
    slug: "",
  };
}
