import type { PostRow } from "#supabase/data/posts.ts";
import { willBeScheduled } from "#site/admin/schedule/schedule.ts";
import type { Schedule } from "#site/admin/schedule/schedule.ts";
import { rowState } from "#site/admin/data-table/row-state.ts";
import type { SaveStep } from "./use-save-post.ts";

/**
 * Label of the submit button for the next or the current action. The labels of updates are those of posts only: the
 * specification has “Publish Project” for each project that is published.
 */
export function submitLabel(
  step: SaveStep["kind"],
  schedule: Schedule,
  base: PostRow | null,
): string {
  const now = new Date();
  const savedState = base === null ? null : rowState(base, now);
  if (step === "uploading") return "Uploading...";
  if (step === "saving") return "Publishing...";
  if (schedule.status === "draft") {
    return savedState === "published" ? "Unpublish to Draft" : "Save Draft";
  }
  if (willBeScheduled(schedule, base, now)) {
    return savedState === "scheduled" ? "Update Post" : "Schedule Post";
  }
  return savedState === "published" ? "Update Post" : "Publish Post";
}
