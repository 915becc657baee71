import { formatCount } from "#site/format/number.ts";
import * as v from "valibot";
import {
  AREA_MAX,
  CLIENT_NAME_MAX,
  LOCATION_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_TYPE_MAX,
  PUBLISH_STATUSES,
  TITLE_MAX,
} from "#supabase/data/limits.ts";
import { parseArea } from "#supabase/data/project-rules.ts";
import type { ProjectListRow } from "#supabase/data/projects.ts";
import type { FlaggedName, ListedColumn } from "./entity.ts";
import { galleryColumn, galleryEntry } from "./gallery-image.ts";
import { pagePartFields } from "./project-parts.ts";
import {
  atMost,
  field,
  imageAddress,
  required,
  slugSyntax,
  text,
  emptyForNull,
  trimmed,
  trimmedOrNull,
  bodySize,
} from "./field.ts";

const area = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (value) => parseArea(value) !== undefined,
  ({ input }) => areaMessage(input),
);

function areaMessage(value: string): string {
  const number = Number(value.replaceAll(",", ""));
  if (number < 0) return "The area cannot be negative.";
  if (number > AREA_MAX) return `The area can be ${formatCount(AREA_MAX)} sq ft at most.`;
  return "Enter the area as a number, such as 1250.";
}

const date = v.check<string, string>(
  (value) =>
    value === "" || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))),
  "Enter the date as year, month and day: 2025-03-14.",
);

const areaColumn = {
  toColumn: v.pipe(
    v.string(),
    v.transform((value) => parseArea(value) ?? null),
  ),
  fromColumn: v.pipe(
    v.nullable(v.number()),
    v.transform((value) => (value === null ? "" : String(value))),
  ),
};

const optionalColumn = { toColumn: trimmedOrNull, fromColumn: emptyForNull } as const;

/** The form of a project. Values are raw, unnormalized text: a local draft restores exactly what was
 * typed. */
export const projectSchema = v.object({
  title: v.pipe(
    text,
    required("Enter a title."),
    atMost(TITLE_MAX),
    v.title("Project Title"),
    field({
      column: "title",
      toColumn: trimmed,
      searched: true,
      inClipboard: true,
      versioned: true,
    }),
  ),
  clientName: v.pipe(
    text,
    atMost(CLIENT_NAME_MAX),
    v.title("Client Name"),
    field({
      column: "client_name",
      ...optionalColumn,
      listed: true,
      searched: true,
      inClipboard: true,
      versioned: true,
    }),
  ),
  projectType: v.pipe(
    text,
    atMost(PROJECT_TYPE_MAX),
    v.title("Project Type"),
    field({
      column: "project_type",
      ...optionalColumn,
      listed: true,
      searched: true,
      inClipboard: true,
      versioned: true,
    }),
  ),
  location: v.pipe(
    text,
    atMost(LOCATION_MAX),
    v.title("Location"),
    field({
      column: "location",
      ...optionalColumn,
      listed: true,
      searched: true,
      inClipboard: true,
      versioned: true,
    }),
  ),
  area: v.pipe(
    text,
    area,
    v.title("Area"),
    field({ column: "area_sqft", ...areaColumn, listed: true, inClipboard: true }),
  ),
  budgetRange: v.pipe(
    text,
    v.title("Budget Range"),
    field({ column: "budget_range", ...optionalColumn, errors: false }),
  ),
  status: v.pipe(
    v.optional(v.picklist(PUBLISH_STATUSES), "draft"),
    v.title("Status"),
    field({ column: "status", errors: false }),
  ),
  /** Publication time in the format of a datetime-local input; '' to publish immediately. */
  publishOn: v.pipe(text, v.title("Publish on")),
  /** URL of the uploaded image; takes precedence over `typedImageUrl`. `imageOf` composes the column from both and `focus`. */
  uploadedImageUrl: v.pipe(text, v.title("Featured Image")),
  /** URL as typed. It has the column, so that errors of the server appear at its input. */
  typedImageUrl: v.pipe(
    text,
    imageAddress,
    v.title("Featured Image"),
    field({ column: "featured_image_url", ...optionalColumn, controlLabel: "Image URL" }),
  ),
  /** Focal point of the image crops; '' for the centre. */
  focus: v.pipe(text, v.title("Featured Image")),
  description: v.pipe(
    text,
    required("Enter a description."),
    atMost(PROJECT_DESCRIPTION_MAX),
    v.title("Project Description"),
    field({ column: "description", searched: true, inClipboard: true, versioned: true }),
  ),
  content: v.pipe(
    text,
    bodySize("text"),
    v.title("Detailed Content"),
    field({ column: "content", inClipboard: true, versioned: true }),
  ),
  categoryId: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.title("Category"),
    field({ column: "category_id", sentIfFilled: true }),
  ),
  projectDate: v.pipe(
    text,
    date,
    v.title("Project Date"),
    field({ column: "project_date", listed: true }),
  ),
  slug: v.pipe(
    text,
    slugSyntax,
    v.title("Slug"),
    field({ column: "slug", toColumn: trimmed, generated: true }),
  ),
  gallery: v.pipe(
    v.optional(v.array(galleryEntry), () => []),
    v.title("Gallery"),
    field({ column: "gallery_images", ...galleryColumn, errors: false, versioned: true }),
  ),
  ...pagePartFields,
});

export type ProjectValues = v.InferOutput<typeof projectSchema>;

/** The fields that are part of a project's earlier versions. */
export type VersionedProjectField = FlaggedName<typeof projectSchema, "versioned">;

/** A project in the dashboard's list. */
export type ListedProject = ProjectListRow<ListedColumn<typeof projectSchema>>;
