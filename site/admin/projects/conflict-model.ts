import type { ProjectRow } from "#supabase/data/projects.ts";
import type { Versions } from "#site/admin/form-safety/use-conflict.ts";
import { copiedText, differingLabels } from "#site/schemas/form.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { imageOf, valuesOf } from "./project-values.ts";

/** Labels of the fields in which two versions differ. */
export function diffFields(mine: ProjectValues, theirs: ProjectValues): string[] {
  return differingLabels(projectSchema, withOneImage(mine), withOneImage(theirs));
}

/** The image that saving would store, in one field. */
function withOneImage(values: ProjectValues): ProjectValues {
  return { ...values, featuredImageUrl: imageOf(values) ?? "", imageUrl: "", focus: "" };
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
  return copiedText(projectSchema, values);
}

export const projectVersions: Versions<ProjectRow, ProjectValues> = {
  valuesOf,
  diffFields,
  asText,
};
