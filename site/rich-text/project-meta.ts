import type { ProjectCard } from "#supabase/data/public-projects.ts";
import { formatCount } from "#site/format/number.ts";
import { portfolioWords, projectWords } from "#site/content/portfolio.ts";

export interface ProjectMetaItem {
  readonly label: string;
  readonly value: string;
}

type MetaColumns = Pick<ProjectCard, "location" | "projectDate" | "areaSqft" | "projectType">;

/** "2024" for "2024-05-01"; null without a date. */
export function projectYear(projectDate: string | null): string | null {
  return /^\d{4}/.exec(projectDate ?? "")?.[0] ?? null;
}

/** "1,850 sq ft"; null without an area. */
export function projectArea(areaSqft: number | null): string | null {
  return areaSqft === null ? null : `${formatCount(areaSqft)} ${portfolioWords.areaUnit}`;
}

/** The known properties of a project with their labels, in reading order. */
export function projectMeta(project: MetaColumns): readonly ProjectMetaItem[] {
  const { location, year, area, type } = projectWords.meta;
  const details = [
    { label: location, value: project.location },
    { label: year, value: projectYear(project.projectDate) },
    { label: area, value: projectArea(project.areaSqft) },
    { label: type, value: project.projectType },
  ];
  return details.flatMap(({ label, value }) =>
    value === null || value.trim() === "" ? [] : [{ label, value }],
  );
}
