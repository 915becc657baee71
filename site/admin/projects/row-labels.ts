import { squareMetresText } from "#site/format/area.ts";
import { formatCount } from "#site/format/number.ts";
import type { ListedProject } from "#site/schemas/project.ts";

/** An area in both units: "1,850 sq ft (172 m²)"; '' without one. */
export function areaText(squareFeet: number | null): string {
  if (squareFeet === null) return "";
  return `${formatCount(squareFeet)} sq ft (${squareMetresText(squareFeet)})`;
}

/** Category, location, area and year in one line, without missing values. */
export function metaLine(
  row: Pick<ListedProject, "category" | "location" | "area_sqft" | "project_date">,
): string {
  return [
    row.category?.name ?? "",
    row.location ?? "",
    areaText(row.area_sqft),
    row.project_date.slice(0, 4),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
