import { createProject, getProject, updateProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectChanges, ProjectRow } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { persistRow } from "#site/admin/offline/query-persistence.ts";
import { createRow, NOT_SENT, startCreate, updateRow } from "#site/admin/form-safety/save-row.ts";
import type { CreatingForm, RowQueries, SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { projectConflicts } from "./project-conflicts.ts";
import { projectChanges } from "./project-values.ts";

function projectQueries(client: StaffClient): RowQueries<ProjectRow, NewProject, ProjectChanges> {
  return {
    create: (row, id) => createProject(client, row, id),
    get: (id) => getProject(client, id),
    update: ({ id, version }, changes) => updateProject(client, id, version, changes),
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
  const pending = await startCreate(form, row);
  const outcome = await createRow(projectQueries(client), projectSchema, pending, row);
  if (outcome.kind === "saved") {
    form.pendingCreateRef.current = NOT_SENT;
    persistRow(adminKeys.projects, outcome.row);
  }
  return outcome;
}

/** Saves form values over a saved version, or returns a newer version of another member. */
export async function updateStored(
  client: StaffClient,
  base: ProjectRow,
  values: ProjectValues,
): Promise<SaveOutcome<ProjectRow>> {
  const changesOf = (row: ProjectRow) => projectChanges(values, row);
  const { hasSameContent } = projectConflicts;
  const outcome = await updateRow(projectQueries(client), base, changesOf, hasSameContent);
  if (outcome.kind === "saved") persistRow(adminKeys.projects, outcome.row);
  return outcome;
}
