import { createProject, getProject, updateProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { changesAfterCreate } from "#supabase/data/optimistic-lock.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { CreatingStore } from "#site/admin/form-safety/save-row.ts";
import { hasSameColumns } from "#site/schemas/columns.ts";
import { projectSchema } from "#site/schemas/project.ts";

/**
 * Adapter of the query module for `createRow`, which creates a row or finds it after a lost
 * response.
 */
export function projectStore(client: StaffClient): CreatingStore<ProjectRow, NewProject> {
  return {
    create: (row, id) => createProject(client, row, id),
    get: (id) => getProject(client, id),
    update: ({ id, version }, row) => updateProject(client, id, version, changesAfterCreate(row)),
    hasValuesOf: (stored, sent) => hasSameColumns(projectSchema, stored, sent),
  };
}
