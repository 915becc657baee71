import type { PublishStatus } from "#supabase/data/limits.ts";
import { contentOr, parseArea, projectDate } from "#supabase/data/project-rules.ts";
import {
  focusFrom,
  focusOf,
  focusText,
  withFocus,
  withoutFocus,
} from "#supabase/data/picture-focus.ts";
import type { NewProject, ProjectChanges, ProjectRow } from "#supabase/data/projects.ts";
import { finishedPictures } from "./gallery-model.ts";
import type { GalleryEntry } from "./gallery-model.ts";

/** What the project form holds: text as typed, so that a local copy brings it back unchanged. */
export interface ProjectValues {
  readonly title: string;
  readonly clientName: string;
  readonly projectType: string;
  readonly location: string;
  readonly area: string;
  readonly budgetRange: string;
  readonly status: PublishStatus;
  /** Address of an uploaded picture; wins over a typed one. */
  readonly pictureUrl: string;
  readonly imageUrl: string;
  /** The point that crops of either keep in view; '' for the centre. */
  readonly focus: string;
  readonly description: string;
  readonly content: string;
  readonly categoryId: string | null;
  readonly projectDate: string;
  readonly slug: string;
  readonly gallery: GalleryEntry[];
}

export function emptyProject(today: Date): ProjectValues {
  return {
    title: "",
    clientName: "",
    projectType: "",
    location: "",
    area: "",
    budgetRange: "",
    status: "draft",
    pictureUrl: "",
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

/** A stored project as the form shows it. */
export function valuesOf(row: ProjectRow): ProjectValues {
  const stored = row.featured_image_url ?? "";
  const picture = withoutFocus(stored);
  const uploaded = isUpload(picture);
  return {
    title: row.title,
    clientName: row.client_name ?? "",
    projectType: row.project_type ?? "",
    location: row.location ?? "",
    area: row.area_sqft === null ? "" : String(row.area_sqft),
    budgetRange: row.budget_range ?? "",
    status: row.status,
    pictureUrl: uploaded ? picture : "",
    imageUrl: uploaded ? "" : picture,
    focus: focusText(focusOf(stored)),
    description: row.description,
    // Content that only repeats the description was never written: it keeps following it.
    content: row.content === row.description ? "" : row.content,
    categoryId: row.category_id,
    projectDate: row.project_date,
    slug: row.slug,
    gallery: row.gallery_images.map((picture) => ({ ...picture, uploadId: "" })),
  };
}

/** The row for the first save. The server fills the slug; a category is named only when chosen. */
export function newProject(values: ProjectValues, adminEmail: string): NewProject {
  const { category_id, ...columns } = columnsOf(values);
  return {
    ...columns,
    ...(category_id === null ? {} : { category_id }),
    created_by_admin: adminEmail,
    slug: "",
  };
}

/** The columns of a later save. With the slug emptied, the server keeps the one it has. */
export function projectChanges(values: ProjectValues): ProjectChanges {
  return { ...columnsOf(values), slug: values.slug.trim() };
}

function columnsOf(values: ProjectValues) {
  return {
    title: values.title.trim(),
    description: values.description,
    content: contentOr(values.content, values.description),
    featured_image_url: pictureOf(values),
    project_type: textOrNull(values.projectType),
    location: textOrNull(values.location),
    client_name: textOrNull(values.clientName),
    budget_range: textOrNull(values.budgetRange),
    area_sqft: parseArea(values.area) ?? null,
    gallery_images: finishedPictures(values.gallery),
    status: values.status,
    project_date: values.projectDate === "" ? projectDate(new Date()) : values.projectDate,
    category_id: values.categoryId,
  };
}

/** The one featured picture, with its focal point: an uploaded file wins over a typed address. */
export function pictureOf(
  values: Pick<ProjectValues, "pictureUrl" | "imageUrl" | "focus">,
): string | null {
  const address = values.pictureUrl === "" ? values.imageUrl.trim() : values.pictureUrl;
  return textOrNull(withFocus(address, focusFrom(values.focus)));
}

/** An empty text is stored as null, as the server does; a repeated save is recognised by that. */
function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : trimmed;
}

const isUpload = (url: string) => url.includes("/project-images/");
