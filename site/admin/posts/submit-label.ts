import type { PublishStatus } from "#supabase/data/limits.ts";
import type { PublishStage } from "./use-publish.ts";

/** What pressing the button does, or what it is doing. */
export function submitLabel(
  stage: PublishStage["kind"],
  status: PublishStatus,
  stored: PublishStatus | null,
): string {
  if (stage === "uploading") return "Uploading...";
  if (stage === "publishing") return "Publishing...";
  if (status === "draft") return stored === "published" ? "Unpublish to Draft" : "Save Draft";
  return stored === "published" ? "Update Post" : "Publish Post";
}
