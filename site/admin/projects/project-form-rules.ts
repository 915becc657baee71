import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

/** Validation rules by field: true, or the error message for the field. */
export const projectRules = rulesOf(projectSchema);

/** The label of a field. */
export const projectLabel = (name: keyof ProjectValues) => fieldLabel(projectSchema, name);
