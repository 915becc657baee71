import type { ListedProject } from "#site/schemas/project.ts";

/** Category, location and year in one line, without missing values. */
export function metaLine(
  row: Pick<ListedProject, "category" | "location" | "project_date">,
): string {
  return [row.category?.name ?? "", row.location ?? "", row.project_date.slice(0, 4)]
    .filter((part) => part !== "")
    .join(" · ");
}
