import * as v from "valibot";
import { UNTITLED } from "#supabase/data/limits.ts";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";
import { MEDIA_BUCKETS } from "#supabase/data/media.ts";
import { contentWithDefault, projectDate } from "#supabase/data/project-rules.ts";
import {
  parseFocalPoint,
  focalPointOfUrl,
  formatFocalPoint,
  withFocus,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { NewProject, ProjectChanges, ProjectRow } from "#supabase/data/projects.ts";
import { titleAndSlugInForm } from "#site/admin/form-safety/title-and-slug.ts";
import { scheduledDate, scheduleChange } from "#site/admin/schedule/schedule.ts";
import type { SavedSchedule } from "#site/admin/schedule/schedule.ts";
import { valuesFromRow, omitUnfilled, columnsFromValues } from "#site/schemas/columns.ts";
import { trimmedOrNull } from "#site/schemas/field.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

/** Default values of a new project; `today` is its date, in the local time zone. */
export function emptyProject(today: Date): ProjectValues {
  return { ...v.getDefaults(projectSchema), projectDate: projectDate(today) };
}

/**
 * Maps a saved row to form values. Fields that hold their default are empty, so that the default keeps following the
 * text.
 */
export function valuesOf(row: ProjectRow, now = new Date()): ProjectValues {
  const savedUrl = row.featured_image_url ?? "";
  const image = withoutImageFragment(savedUrl);
  const isUploaded = isUpload(image);
  return {
    ...valuesFromRow(projectSchema, row),
    ...titleAndSlugInForm("project", row),
    featuredImageUrl: isUploaded ? image : "",
    imageUrl: isUploaded ? "" : image,
    focus: formatFocalPoint(focalPointOfUrl(savedUrl)),
    content: contentInForm(row),
    publishOn: scheduledDate(row, now),
  };
}

/** Content equal to the description is a default; empty in the form, it keeps following the description. */
export function contentInForm(row: Pick<ProjectRow, "content" | "description">): string {
  return row.content === row.description ? "" : row.content;
}

/** The row of the first save. The server generates the slug. */
export function newProject(values: ProjectValues, memberEmail: string) {
  return {
    ...omitUnfilled(projectSchema, savedColumns(values)),
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
  return { ...savedColumns(values), ...scheduleChange(values, base, new Date()) };
}

function savedColumns(values: ProjectValues) {
  const columns = columnsOf(values);
  return { ...columns, title: columns.title === "" ? UNTITLED : columns.title };
}

/** The columns of the typed values, besides those of the schedule. */
export function columnsOf(values: ProjectValues) {
  return {
    ...columnsFromValues(projectSchema, values),
    content: contentWithDefault(values.content, values.description),
    featured_image_url: imageOf(values),
    project_date: values.projectDate === "" ? projectDate(new Date()) : values.projectDate,
  };
}

/** URL of the featured image with its focal point; null without an image. */
export function imageOf(
  values: Pick<ProjectValues, "featuredImageUrl" | "imageUrl" | "focus">,
): string | null {
  const address = values.featuredImageUrl === "" ? values.imageUrl.trim() : values.featuredImageUrl;
  return v.parse(trimmedOrNull, withFocus(address, parseFocalPoint(values.focus)));
}

/** True for a file of the media library. The URL field keeps every other address. */
function isUpload(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  return MEDIA_BUCKETS.some((bucket) => pathname.startsWith(`${PUBLIC_FILES}${bucket}/`));
}
