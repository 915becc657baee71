import { parseDraft } from "#site/schemas/form.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

/** Parses a stored draft; see `parseDraft`. */
export function parseStoredValues(stored: unknown, defaults: ProjectValues): ProjectValues | null {
  return parseDraft(projectSchema, stored, defaults);
}
