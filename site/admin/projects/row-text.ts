import type { ProjectListRow } from "#supabase/data/projects.ts";

/** Clocks of server and screen may differ by this much without making a project look scheduled. */
const CLOCKS_DIFFER_MS = 60_000;

export type Visibility = "draft" | "scheduled" | "published";

/** What visitors see of a project: a publication date still to come keeps it back. */
export function visibilityOf(
  { status, published_at }: Pick<ProjectListRow, "status" | "published_at">,
  now: Date,
): Visibility {
  if (status === "draft") return "draft";
  const date = published_at === null ? 0 : new Date(published_at).getTime();
  return date > now.getTime() + CLOCKS_DIFFER_MS ? "scheduled" : "published";
}

/** Category, place and year in one line; what is not given is left out. */
export function factsLine(
  row: Pick<ProjectListRow, "category" | "location" | "project_date">,
): string {
  return [row.category?.name ?? "", row.location ?? "", row.project_date.slice(0, 4)]
    .filter((part) => part !== "")
    .join(" · ");
}
