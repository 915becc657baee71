import type { PostRow } from "#supabase/data/posts.ts";
import { publicationState } from "#supabase/data/publication-state.ts";
import type { PublicationState } from "#supabase/data/publication-state.ts";

export type PostState = "trash" | PublicationState;

export type StateColumns = Pick<PostRow, "status" | "published_at" | "deleted_at">;

/** The state of a post at a given time. */
export function postState(row: StateColumns, now: Date): PostState {
  return row.deleted_at === null ? publicationState(row, now) : "trash";
}
