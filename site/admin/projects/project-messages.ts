import { specificMessageOf } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";

interface Saved {
  readonly title: string;
  readonly status: PublishStatus;
}

/**
 * The two notices of a created project (CP12). "Has been draft" is the required wording; a second
 * sentence explains it.
 */
export function createdNotices({ title, status }: Saved) {
  const line = `Your project "${title}" has been ${status}.`;
  return [
    {
      title: "Project Created! 🎉",
      description: status === "draft" ? `${line} Saved as draft - not public` : line,
    },
    { title: "Success!", description: "Project created successfully." },
  ] as const;
}

/** Notice after a save of a stored project. */
export function savedNotice({ title, status }: Saved) {
  const where = status === "draft" ? "It is a draft: not public." : "It is public.";
  return { title: "Project Saved", description: `“${title}” has been saved. ${where}` };
}

/** The server's reason, or a general sentence without one (CP13). */
export function creationFailedNotice(error: unknown) {
  return {
    title: "Creation Failed",
    description: specificMessageOf(error) || "Failed to create project. Please try again.",
  };
}

/** Notice after a failed save of a stored project: the server's reason, or a general sentence without one. */
export function saveFailedNotice(error: unknown) {
  return {
    title: "Saving Failed",
    description: specificMessageOf(error) || "Failed to save the project. Please try again.",
  };
}
