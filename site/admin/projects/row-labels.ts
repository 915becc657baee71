import type { ListedProject } from "#site/schemas/project.ts";

/**
 * Tolerated clock difference to the server: a project published just now must not appear scheduled.
 */
const CLOCK_TOLERANCE_MS = 60_000;

export type Visibility = "draft" | "scheduled" | "published";

/**
 * The visibility of a project at a given time. A future publication date means it is not public
 * yet.
 */
export function visibilityOf(
  { status, published_at }: Pick<ListedProject, "status" | "published_at">,
  now: Date,
): Visibility {
  if (status === "draft") return "draft";
  const date = published_at === null ? 0 : new Date(published_at).getTime();
  return date > now.getTime() + CLOCK_TOLERANCE_MS ? "scheduled" : "published";
}

/** Category, location and year in one line, without missing values. */
export function metaLine(
  row: Pick<ListedProject, "category" | "location" | "project_date">,
): string {
  return [row.category?.name ?? "", row.location ?? "", row.project_date.slice(0, 4)]
    .filter((part) => part !== "")
    .join(" · ");
}
