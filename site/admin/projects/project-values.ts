import type { PublishStatus } from "#supabase/data/limits.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";
import { contentOr, parseArea, projectDate } from "#supabase/data/project-rules.ts";
import {
  focusFrom,
  focusOf,
  focusText,
  withFocus,
  withoutFocus,
} from "#supabase/data/image-focus.ts";
import type { NewProject, ProjectChanges, ProjectRow } from "#supabase/data/projects.ts";
import { finishedImages } from "./gallery-model.ts";
import type { GalleryEntry } from "./gallery-model.ts";

/** Form values as raw, unnormalized text: a stored draft restores exactly what was typed. */
export interface ProjectValues {
  readonly title: string;
  readonly clientName: string;
  readonly projectType: string;
  readonly location: string;
  readonly area: string;
  readonly budgetRange: string;
  readonly status: PublishStatus;
  /** URL of the uploaded image; takes precedence over `imageUrl`. */
  readonly featuredImageUrl: string;
  readonly imageUrl: string;
  /** Focal point of the image crops; '' for the centre. */
  readonly focus: string;
  readonly description: string;
  readonly content: string;
  readonly categoryId: string | null;
  readonly projectDate: string;
  readonly slug: string;
  readonly gallery: GalleryEntry[];
}

/** Default values of a new project; `today` is its date, in the local time zone. */
export function emptyProject(today: Date): ProjectValues {
  return {
    title: "",
    clientName: "",
    projectType: "",
    location: "",
    area: "",
    budgetRange: "",
    status: "draft",
    featuredImageUrl: "",
    imageUrl: "",
    focus: "",
    description: "",
    content: "",
    categoryId: null,
    projectDate: projectDate(today),
    slug: "",
    gallery: [],
  };
}

/** Maps a stored row to form values. */
export function valuesOf(row: ProjectRow): ProjectValues {
  const stored = row.featured_image_url ?? "";
  const image = withoutFocus(stored);
  const isUploaded = isUpload(image);
  return {
    title: row.title,
    clientName: row.client_name ?? "",
    projectType: row.project_type ?? "",
    location: row.location ?? "",
    area: row.area_sqft === null ? "" : String(row.area_sqft),
    budgetRange: row.budget_range ?? "",
    status: row.status,
    featuredImageUrl: isUploaded ? image : "",
    imageUrl: isUploaded ? "" : image,
    focus: focusText(focusOf(stored)),
    description: row.description,
    // Content equal to the description is a default; empty, it keeps following the description.
    content: row.content === row.description ? "" : row.content,
    categoryId: row.category_id,
    projectDate: row.project_date,
    slug: row.slug,
    gallery: row.gallery_images.map((image) => ({ ...image, uploadId: "" })),
  };
}

/**
 * The row of the first save. The server generates the slug; the category column is sent only if
 * set.
 */
export function newProject(values: ProjectValues, adminEmail: string): NewProject {
  const { category_id, ...columns } = columnsOf(values);
  return {
    ...columns,
    ...(category_id === null ? {} : { category_id }),
    created_by_admin: adminEmail,
    slug: "",
  };
}

/** The columns of a later save. The server ignores an empty slug. */
export function projectChanges(values: ProjectValues): ProjectChanges {
  return { ...columnsOf(values), slug: values.slug.trim() };
}

function columnsOf(values: ProjectValues) {
  return {
    title: trimText(values.title),
    description: values.description,
    content: contentOr(values.content, values.description),
    featured_image_url: imageOf(values),
    project_type: textOrNull(values.projectType),
    location: textOrNull(values.location),
    client_name: textOrNull(values.clientName),
    budget_range: textOrNull(values.budgetRange),
    area_sqft: parseArea(values.area) ?? null,
    gallery_images: finishedImages(values.gallery),
    status: values.status,
    project_date: values.projectDate === "" ? projectDate(new Date()) : values.projectDate,
    category_id: values.categoryId,
  };
}

/** URL of the featured image with its focal point; null without an image. */
export function imageOf(
  values: Pick<ProjectValues, "featuredImageUrl" | "imageUrl" | "focus">,
): string | null {
  const address = values.featuredImageUrl === "" ? values.imageUrl.trim() : values.featuredImageUrl;
  return textOrNull(withFocus(address, focusFrom(values.focus)));
}

/** Stores empty text as null, as the server does, so that a retried row compares equal. */
function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : trimText(text);
}

const isUpload = (url: string) => url.includes("/project-images/");
