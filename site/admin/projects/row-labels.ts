import { projectArea } from "#site/rich-text/project/project-meta.ts";
import type { ListedProject } from "#site/schemas/project.ts";

/** Category, location, area and year, without missing values. */
export function metaParts(
  row: Pick<ListedProject, "category" | "location" | "area_sqft" | "project_date">,
): string[] {
  return [
    row.category?.name ?? "",
    row.location ?? "",
    projectArea(row.area_sqft) ?? "",
    row.project_date.slice(0, 4),
  ].filter((part) => part !== "");
}
