import type { PostState } from "./post-state.ts";
import { willWait } from "./schedule.ts";
import type { Schedule } from "./schedule.ts";
import type { SaveStep } from "./use-save-post.ts";

/** Label of the submit button for the next or the current action. */
export function submitLabel(
  step: SaveStep["kind"],
  schedule: Schedule,
  stored: PostState | null,
): string {
  if (step === "uploading") return "Uploading...";
  if (step === "saving") return "Publishing...";
  if (schedule.status === "draft") {
    return stored === "published" ? "Unpublish to Draft" : "Save Draft";
  }
  if (willWait(schedule, new Date())) {
    return stored === "scheduled" ? "Update Post" : "Schedule Post";
  }
  return stored === "published" ? "Update Post" : "Publish Post";
}
