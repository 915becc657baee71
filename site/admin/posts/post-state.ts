import type { PostRow } from "#supabase/data/posts.ts";

export type PostState = "trash" | "draft" | "scheduled" | "published";

export type StateColumns = Pick<PostRow, "status" | "published_at" | "deleted_at">;

/** The state of a post at a given time. */
export function postState(row: StateColumns, now: Date): PostState {
  if (row.deleted_at !== null) return "trash";
  if (row.status === "draft") return "draft";
  const isDue = row.published_at === null || new Date(row.published_at) <= now;
  return isDue ? "published" : "scheduled";
}
