import { createProject, getProject, updateProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { changesAfterCreate } from "#supabase/data/optimistic-lock.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { NOT_SENT, startCreate } from "#site/admin/form-safety/pending-create.ts";
import type { CreatingForm } from "#site/admin/form-safety/pending-create.ts";
import { createRow, updateRow } from "#site/admin/form-safety/save-row.ts";
import type { CreatingStore, SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { hasSameColumns } from "#site/schemas/columns.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { projectConflicts } from "./project-conflicts.ts";
import { projectChanges } from "./project-values.ts";

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

/**
 * Creates the project of a form, once however often it is sent, or returns a newer version of another member. After a
 * failure, call `recordFailedCreate`.
 */
export async function createFromForm(
  client: StaffClient,
  form: CreatingForm,
  row: NewProject,
): Promise<SaveOutcome<ProjectRow>> {
  const { id, unconfirmed } = await startCreate(form, row);
  const outcome = await createRow(projectStore(client), id, row, unconfirmed);
  if (outcome.kind === "stored") form.pendingCreateRef.current = NOT_SENT;
  return outcome;
}

/** Saves form values over a stored version, or returns a newer version of another member. */
export function updateStored(
  client: StaffClient,
  base: ProjectRow,
  values: ProjectValues,
): Promise<SaveOutcome<ProjectRow>> {
  const store = {
    get: (id: string) => getProject(client, id),
    update: (row: ProjectRow) =>
      updateProject(client, row.id, row.version, projectChanges(values, row)),
  };
  return updateRow(store, base, projectConflicts.hasSameContent);
}
