import type { ProjectSummary } from "#supabase/data/public-projects.ts";
import { formatCount } from "#site/format/number.ts";
import { portfolioWords, projectWords } from "#site/content/portfolio.ts";
import { paths } from "#site/config/paths.ts";
import { workOf } from "#site/content/project-work.ts";
import { serviceAddress } from "#site/content/services.ts";
import {
  exampleAnchor,
  exampleOf,
  exampleTotal,
  workedExamples,
} from "#site/content/worked-examples.ts";
import type { ProjectIdentity } from "#site/content/worked-examples.ts";

interface MetaValue {
  readonly text: string;
  /** Path of a page with more about it. */
  readonly to?: string;
}

interface ProjectMetaItem {
  readonly label: string;
  readonly values: readonly MetaValue[];
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
    value === null || value.trim() === "" ? [] : [{ label, values: [{ text: value }] }],
  );
}

/**
 * Services, each linked to its entry on the services page, and time of a project that has a record of them. Their titles
 * are the original ones.
 */
export function projectWork(project: ProjectIdentity): readonly ProjectMetaItem[] {
  const work = workOf(project);
  if (work === null) return [];
  const { labels } = workedExamples;
  const services = work.services.map((service) => ({
    text: service.title,
    to: serviceAddress(service),
  }));
  return [
    { label: labels.services, values: services },
    { label: labels.time, values: [{ text: work.time }] },
  ];
}

/** Cost of a project that is an example of the services page, which has the sums; none for others. */
export function projectCost(project: ProjectIdentity): readonly ProjectMetaItem[] {
  const example = exampleOf(project);
  if (example === null) return [];
  const { cost, costLink } = workedExamples;
  const to = `${paths.services}#${exampleAnchor(example)}`;
  return [{ label: cost, values: [{ text: costLink(exampleTotal(example)), to }] }];
}
