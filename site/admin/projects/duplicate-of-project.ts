import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { duplicateTitle } from "#site/admin/data-table/duplicate-title.ts";
import { pickColumns } from "#site/schemas/columns.ts";
import { projectSchema } from "#site/schemas/project.ts";

/** A copy of a project as a draft; the server generates a new slug. */
export function duplicateOfProject(row: ProjectRow): NewProject {
  return {
    ...pickColumns(projectSchema, row),
    title: duplicateTitle(row.title),
    status: "draft",
    created_by_admin: null,
    slug: "",
  };
}
