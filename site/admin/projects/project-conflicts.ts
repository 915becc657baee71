import { createConflictModel } from "#site/admin/form-safety/conflict-model.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { imageOf, valuesOf } from "./project-values.ts";

/** Compares the versions of a project for the conflict panel. */
export const projectConflicts = createConflictModel(projectSchema, {
  noun: "project",
  valuesOf,
  comparable: withOneImage,
});

/** The image that saving would store, in one field. */
function withOneImage(values: ProjectValues): ProjectValues {
  return { ...values, featuredImageUrl: imageOf(values) ?? "", imageUrl: "", focus: "" };
}
