import type { ProjectSummary } from "#supabase/data/public-projects.ts";
import { formatCount } from "#site/format/number.ts";
import { portfolioWords, projectWords } from "#site/content/portfolio.ts";

interface ProjectMetaItem {
  readonly label: string;
  readonly value: string;
}

type MetaColumns = Pick<ProjectSummary, "location" | "projectDate" | "areaSqft" | "projectType">;

/** "2024" for "2024-05-01"; null without a date. */
export function projectYear(projectDate: string | null): string | null {
  return /^\d{4}/.exec(projectDate ?? "")?.[0] ?? null;
}

const SQUARE_METERS = 0.09290304;

/** "840 sq ft (78 m²)"; null without an area. */
export function projectArea(areaSqft: number | null): string | null {
  if (areaSqft === null) return null;
  const squareMeters = formatCount(Math.round(areaSqft * SQUARE_METERS));
  return `${formatCount(areaSqft)} ${portfolioWords.areaUnit} (${squareMeters} ${portfolioWords.metricAreaUnit})`;
}

/** The known properties of a project with their labels, in reading order. */
export function projectMeta(project: MetaColumns): readonly ProjectMetaItem[] {
  const { location, year, area, type } = projectWords.meta;
  const details = [
    { label: type, value: project.projectType },
    { label: location, value: project.location },
    { label: area, value: projectArea(project.areaSqft) },
    { label: year, value: projectYear(project.projectDate) },
  ];
  return details.flatMap(({ label, value }) =>
    value === null || value.trim() === "" ? [] : [{ label, value }],
  );
}
