import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { TITLE_MAX } from "#supabase/data/limits.ts";
import { firstCharacters } from "#supabase/data/post-rules.ts";
import { pickColumns } from "#site/schemas/columns.ts";
import { projectSchema } from "#site/schemas/project.ts";

const SUFFIX = " (copy)";

/** A copy of a project as a draft; the server generates a new slug. */
export function duplicateOfProject(row: ProjectRow): NewProject {
  const title = firstCharacters(row.title, TITLE_MAX - SUFFIX.length);
  return {
    ...pickColumns(projectSchema, row),
    title: `${title}${SUFFIX}`,
    status: "draft",
    created_by_admin: null,
    slug: "",
  };
}
