import { specificMessageOf } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import { publicationState } from "#supabase/data/publication-state.ts";
import { timePhrase } from "#site/format/time.ts";

interface Saved {
  readonly title: string;
  readonly status: PublishStatus;
  /** ISO 8601; a future time schedules the project. */
  readonly published_at?: string | null;
}

/**
 * The two notices of a created project (CP12). "Has been draft" is the required wording; a second
 * sentence explains it.
 */
export function createdNotices(row: Saved, now = new Date()) {
  const { title, status } = row;
  const scheduled = scheduledNotice(row, now);
  const line = `Your project "${title}" has been ${status}.`;
  return [
    scheduled ?? {
      title: "Project Created! 🎉",
      description: status === "draft" ? `${line} Saved as draft - not public` : line,
    },
    { title: "Success!", description: "Project created successfully." },
  ] as const;
}

/** Notice after a save of a saved project. */
export function savedNotice(row: Saved, now = new Date()) {
  const { title, status } = row;
  const scheduled = scheduledNotice(row, now);
  if (scheduled !== null) return scheduled;
  const where = status === "draft" ? "It is a draft: not public." : "It is public.";
  return { title: "Project Saved", description: `“${title}” has been saved. ${where}` };
}

/** Notice after the list has changed the status of a project. A draft with a later date is scheduled by that. */
export function statusNotice(row: Saved, now = new Date()) {
  const { title, status } = row;
  if (status === "draft") {
    return { title: "Project Unpublished", description: `“${title}” is a draft again.` };
  }
  const published = { title: "Project Published", description: `“${title}” is public now.` };
  return scheduledNotice(row, now) ?? published;
}

function scheduledNotice({ title, status, published_at = null }: Saved, now: Date) {
  if (publicationState({ status, published_at }, now) !== "scheduled") return null;
  const time = timePhrase(new Date(published_at ?? ""), now);
  return { title: "Project Scheduled", description: `Your project "${title}" goes live ${time}.` };
}

/** The server's reason, or a general sentence without one (CP13). */
export function creationFailedNotice(error: unknown) {
  return {
    title: "Creation Failed",
    description: specificMessageOf(error) || "Failed to create project. Please try again.",
  };
}

/** Notice after a save of a project whose row was deleted for good: the next save creates a new one. */
export const DELETED_NOTICE = {
  title: "Saving Failed",
  description: "This project was deleted meanwhile. Your text is here: save it as a new project.",
} as const;

/** Notice after a failed save of a saved project: the server's reason, or a general sentence without one. */
export function saveFailedNotice(error: unknown) {
  return {
    title: "Saving Failed",
    description: specificMessageOf(error) || "Failed to save the project. Please try again.",
  };
}
