import { trimText } from "#supabase/data/sanitize-text.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import type { Versions } from "#site/admin/shell/use-conflict.ts";
import { finishedImages } from "./gallery-model.ts";
import { imageOf, valuesOf } from "./project-values.ts";
import type { ProjectValues } from "./project-values.ts";

/** Compared fields with their labels. Values are normalized as saving would normalize them. */
const COMPARED_FIELDS: readonly (readonly [string, (values: ProjectValues) => unknown])[] = [
  ["Project Title", (values) => trimText(values.title)],
  ["Client Name", (values) => trimText(values.clientName)],
  ["Project Type", (values) => trimText(values.projectType)],
  ["Location", (values) => trimText(values.location)],
  ["Area", (values) => values.area.trim()],
  ["Budget Range", (values) => values.budgetRange],
  ["Status", (values) => values.status],
  ["Featured Image", imageOf],
  ["Project Description", (values) => values.description],
  ["Detailed Content", (values) => values.content],
  ["Category", (values) => values.categoryId],
  ["Project Date", (values) => values.projectDate],
  ["Slug", (values) => values.slug.trim()],
  ["Gallery", (values) => JSON.stringify(finishedImages(values.gallery))],
];

/** Labels of the fields in which two versions differ. */
export function diffFields(mine: ProjectValues, theirs: ProjectValues): string[] {
  return COMPARED_FIELDS.filter(([, valueOf]) => valueOf(mine) !== valueOf(theirs)).map(
    ([name]) => name,
  );
}

/**
 * True if the newer version has no conflicting content: deleting a category also increments the
 * version of its projects.
 */
export function onlyCategoryWasDeleted(before: ProjectRow, now: ProjectRow): boolean {
  const changed = diffFields(valuesOf(before), valuesOf(now));
  return now.category_id === null && changed.length === 1 && changed[0] === "Category";
}

/** A version as plain text, for the clipboard. */
export function asText(values: ProjectValues): string {
  return [
    values.title,
    values.description,
    values.content,
    ...[values.clientName, values.projectType, values.location, values.area],
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n");
}

export const projectVersions: Versions<ProjectRow, ProjectValues> = {
  valuesOf,
  diffFields,
  asText,
};
