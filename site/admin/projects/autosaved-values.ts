import * as v from "valibot";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { projectConflicts } from "./project-conflicts.ts";
import { valuesOf } from "./project-values.ts";

/**
 * The values that an autosave stores. It never publishes: status and date of publication are stored by an
 * explicit save only. A copy, because the form changes its values in place.
 */
export function autosavedValues(values: ProjectValues): ProjectValues {
  return { ...structuredClone(values), status: "draft", publishOn: "" };
}

/** True if an autosave may update the stored draft: the form differs from it, and no field breaks a rule. */
export function canAutosave(values: ProjectValues, base: ProjectRow): boolean {
  if (base.status !== "draft" || base.deleted_at !== null) return false;
  const changed = projectConflicts.diffFields(autosavedValues(values), valuesOf(base));
  return changed.length > 0 && v.is(projectSchema, values);
}
