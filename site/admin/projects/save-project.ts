import * as v from "valibot";
import { UNTITLED } from "#supabase/data/limits.ts";
import { parseFocalPoint, withFocus } from "#supabase/data/image-focus.ts";
import { contentWithDefault, projectDate } from "#supabase/data/project-rules.ts";
import { createProject, getProject, updateProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectChanges, ProjectRow } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { persistRow } from "#site/admin/offline/query-persistence.ts";
import { memberEmail } from "#site/admin/session/session-store.ts";
import { createConflictModel } from "#site/admin/form-safety/conflict-model.ts";
import {
  createRow,
  NOT_SENT,
  recordFailedCreate,
  startCreate,
  updateRow,
} from "#site/admin/form-safety/save-row.ts";
import type { CreateState, RowQueries, SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { scheduleChange } from "#site/admin/schedule/schedule.ts";
import type { SavedSchedule } from "#site/admin/schedule/schedule.ts";
import { columnsFromValues, omitUnfilled } from "#site/schemas/columns.ts";
import { trimmedOrNull } from "#site/schemas/field.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { valuesOf } from "./project-values.ts";

interface SaveJob {
  readonly values: ProjectValues;
  /** The version that the values build on; null for a new project. */
  readonly base: ProjectRow | null;
  /** False once the form is closed: its local draft then stays as stored before the request. */
  readonly isOpen?: () => boolean;
}

/**
 * Creates or updates the project of a form, and keeps the saved row on this device for offline use. Returns a newer
 * version of another member instead of overwriting it. Throws DataError.
 */
export async function saveProject(
  client: StaffClient,
  create: CreateState,
  { values, base, isOpen = () => true }: SaveJob,
): Promise<SaveOutcome<ProjectRow>> {
  const outcome =
    base === null
      ? await createOnce(client, create, newProject(values, memberEmail()), isOpen)
      : await update(client, values, base);
  if (outcome.kind === "saved") persistRow(adminKeys.projects, outcome.row);
  return outcome;
}

/** Creates the project of a form, once however often it is sent. */
export async function createOnce(
  client: StaffClient,
  create: CreateState,
  row: NewProject,
  isOpen: () => boolean,
): Promise<SaveOutcome<ProjectRow>> {
  try {
    const pending = await startCreate(create, row);
    const outcome = await createRow(projectQueries(client), projectSchema, pending, row);
    if (outcome.kind === "saved") create.pendingCreateRef.current = NOT_SENT;
    return outcome;
  } catch (error) {
    if (isOpen()) await recordFailedCreate(create, row, error);
    throw error;
  }
}

function update(client: StaffClient, values: ProjectValues, base: ProjectRow) {
  const changesOf = (row: ProjectRow) => projectChanges(values, row);
  return updateRow(projectQueries(client), base, changesOf, projectConflicts.hasSameContent);
}

function projectQueries(client: StaffClient): RowQueries<ProjectRow, NewProject, ProjectChanges> {
  return {
    create: (row, id) => createProject(client, row, id),
    get: (id) => getProject(client, id),
    update: ({ id, version }, changes) => updateProject(client, id, version, changes),
  };
}

/** The row of the first save. The server generates the slug. */
export function newProject(values: ProjectValues, memberEmail: string) {
  return {
    ...omitUnfilled(projectSchema, columnsToSend(values)),
    ...scheduleChange(values, null, new Date()),
    created_by_admin: memberEmail,
    slug: "",
  } satisfies NewProject;
}

/**
 * The columns of a later save. An empty slug leaves that of a public project unchanged; for a project that was never
 * public the server derives it from the title.
 */
export function projectChanges(values: ProjectValues, base: SavedSchedule | null): ProjectChanges {
  return { ...columnsToSend(values), ...scheduleChange(values, base, new Date()) };
}

function columnsToSend(values: ProjectValues) {
  const columns = typedColumns(values);
  return { ...columns, title: columns.title === "" ? UNTITLED : columns.title };
}

/** The columns of the typed values, without `published_at`. */
export function typedColumns(values: ProjectValues) {
  return {
    ...columnsFromValues(projectSchema, values),
    content: contentWithDefault(values.content, values.description),
    featured_image_url: imageOf(values),
    project_date: values.projectDate === "" ? projectDate(new Date()) : values.projectDate,
  };
}

/** URL of the featured image with its focal point; null without an image. */
export function imageOf(
  values: Pick<ProjectValues, "uploadedImageUrl" | "typedImageUrl" | "focus">,
): string | null {
  const address =
    values.uploadedImageUrl === "" ? values.typedImageUrl.trim() : values.uploadedImageUrl;
  return v.parse(trimmedOrNull, withFocus(address, parseFocalPoint(values.focus)));
}

/** Compares the versions of a project for the conflict panel. */
export const projectConflicts = createConflictModel(projectSchema, {
  noun: "project",
  valuesOf,
  comparable: withOneImage,
});

/** The image of the saved row, in one field. */
function withOneImage(values: ProjectValues): ProjectValues {
  return { ...values, uploadedImageUrl: imageOf(values) ?? "", typedImageUrl: "", focus: "" };
}
