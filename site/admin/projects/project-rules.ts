import { rulesOf } from "#site/schemas/form.ts";
import { projectSchema } from "#site/schemas/project.ts";

/** Validation rules by field: true, or the error message for the field. */
export const projectRules = rulesOf(projectSchema);
