import * as v from "valibot";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";
import { MEDIA_BUCKETS } from "#supabase/data/media.ts";
import { projectDate } from "#supabase/data/project-rules.ts";
import {
  focalPointOfUrl,
  formatFocalPoint,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { titleAndSlugInForm } from "#site/admin/form-safety/title-and-slug.ts";
import { scheduledDate } from "#site/admin/schedule/schedule.ts";
import { valuesFromRow } from "#site/schemas/columns.ts";
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
    uploadedImageUrl: isUploaded ? image : "",
    typedImageUrl: isUploaded ? "" : image,
    focus: formatFocalPoint(focalPointOfUrl(savedUrl)),
    content: contentInForm(row),
    publishOn: scheduledDate(row, now),
  };
}

/** Content equal to the description is a default; empty in the form, it keeps following the description. */
export function contentInForm(row: Pick<ProjectRow, "content" | "description">): string {
  return row.content === row.description ? "" : row.content;
}

/** True for a file of the media library. The URL field keeps every other address. */
function isUpload(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  return MEDIA_BUCKETS.some((bucket) => pathname.startsWith(`${PUBLIC_FILES}${bucket}/`));
}
