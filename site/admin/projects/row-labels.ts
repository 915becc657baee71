import { projectArea } from "#site/rich-text/project/project-meta.ts";
import type { ListedProject } from "#site/schemas/project.ts";

/** Category, location, area and year in one line, without missing values. */
export function metaLine(
  row: Pick<ListedProject, "category" | "location" | "area_sqft" | "project_date">,
): string {
  return [
    row.category?.name ?? "",
    row.location ?? "",
    projectArea(row.area_sqft) ?? "",
    row.project_date.slice(0, 4),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
