import * as v from "valibot";
import { UNTITLED } from "#supabase/data/limits.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { valuesOf } from "./project-values.ts";
import { projectConflicts } from "./save-project.ts";

/**
 * The values that an autosave saves. It never publishes: status and date of publication are saved by an
 * explicit save only. A copy, because the form changes its values in place.
 */
export function autosavedValues(values: ProjectValues): ProjectValues {
  return { ...structuredClone(values), status: "draft", publishOn: "" };
}

/**
 * True if an autosave may create a draft: that is the chosen status, it has a title or a text, and no field breaks a
 * rule.
 */
export function canAutosaveNew(values: ProjectValues): boolean {
  const { status, title, description, content } = values;
  const hasWords = [title, description, content].some((text) => text.trim() !== "");
  return status === "draft" && hasWords && breaksNoRule(values, { title: "", description: "" });
}

/** True if an autosave may update the saved draft: the form differs from it, and no field breaks a rule. */
export function canAutosaveDraft(values: ProjectValues, base: ProjectRow): boolean {
  if (base.status !== "draft" || base.deleted_at !== null) return false;
  const baseValues = valuesOf(base);
  const changed = projectConflicts.diffFields(autosavedValues(values), baseValues);
  return changed.length > 0 && breaksNoRule(values, baseValues);
}

type RequiredTexts = Pick<ProjectValues, "title" | "description">;

/** A draft may lack the required texts that its saved version lacks, too; no autosave empties a saved one. */
function breaksNoRule(values: ProjectValues, saved: RequiredTexts): boolean {
  const orAbsent = (name: keyof RequiredTexts) =>
    values[name].trim() === "" && saved[name].trim() === "" ? UNTITLED : values[name];
  return v.is(projectSchema, {
    ...values,
    title: orAbsent("title"),
    description: orAbsent("description"),
  });
}
