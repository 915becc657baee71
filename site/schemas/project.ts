import { formatCount } from "#site/format/number.ts";
import * as v from "valibot";
import {
  AREA_MAX,
  GALLERY_STAGES,
  BODY_MAX_BYTES,
  CLIENT_NAME_MAX,
  LOCATION_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_TYPE_MAX,
  PUBLISH_STATUSES,
  TITLE_MAX,
} from "#supabase/data/limits.ts";
import { countBytes } from "#supabase/data/post-rules.ts";
import { parseArea } from "#supabase/data/project-rules.ts";
import type { ProjectListRow } from "#supabase/data/projects.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";
import type { ListedColumn } from "./entity.ts";
import { storyFields } from "./project-story.ts";
import {
  atMost,
  field,
  imageAddress,
  required,
  slugSyntax,
  text,
  textOrEmpty,
  trimmed,
  trimmedOrNull,
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

const body = v.check<string, string>(
  (value) => countBytes(value) <= BODY_MAX_BYTES,
  `The text is too long: ${String(BODY_MAX_BYTES / 1024)} KiB at most.`,
);

const stage = v.picklist(["", ...GALLERY_STAGES]);

/** Rows that were stored on this device by an older build have neither stage nor credit. */
const storedImage = v.object({
  url: v.string(),
  alt: v.string(),
  caption: v.string(),
  stage: v.optional(stage, ""),
  credit: v.optional(v.string(), ""),
});

/** An image in the form. During its upload, `url` is '' and `uploadId` identifies the upload. */
const galleryEntry = v.object({ ...storedImage.entries, uploadId: v.string() });

const gallery = {
  /** The images to store: those with a completed upload, in display order. */
  save: v.pipe(
    v.array(galleryEntry),
    v.transform((entries) =>
      entries
        .filter((entry) => entry.url !== "")
        .map(({ url, alt, caption, stage, credit }) => ({
          url,
          alt: trimText(alt),
          caption: trimText(caption),
          stage,
          credit: trimText(credit),
        })),
    ),
  ),
  load: v.pipe(
    v.array(storedImage),
    v.transform((images) => images.map((image) => ({ ...image, uploadId: "" }))),
  ),
  /** Omits images without URL: their uploads do not survive a reload. */
  draft: v.pipe(
    v.array(
      v.fallback(
        v.object({
          url: v.string(),
          alt: v.fallback(v.string(), ""),
          caption: v.fallback(v.string(), ""),
          stage: v.fallback(stage, ""),
          credit: v.fallback(v.string(), ""),
        }),
        { url: "", alt: "", caption: "", stage: "" as const, credit: "" },
      ),
    ),
    v.transform((images) =>
      images.filter(({ url }) => url !== "").map((image) => ({ ...image, uploadId: "" })),
    ),
  ),
};

const areaColumn = {
  save: v.pipe(
    v.string(),
    v.transform((value) => parseArea(value) ?? null),
  ),
  load: v.pipe(
    v.nullable(v.number()),
    v.transform((value) => (value === null ? "" : String(value))),
  ),
};

const optionalColumn = { save: trimmedOrNull, load: textOrEmpty } as const;

/** The form of a project. Values are raw, unnormalized text: a stored draft restores exactly what was
 * typed. */
export const projectSchema = v.object({
  title: v.pipe(
    text,
    required("Enter a title."),
    atMost(TITLE_MAX),
    v.title("Project Title"),
    field({ column: "title", save: trimmed, searched: true, copied: true }),
  ),
  clientName: v.pipe(
    text,
    atMost(CLIENT_NAME_MAX),
    v.title("Client Name"),
    field({ column: "client_name", ...optionalColumn, listed: true, searched: true, copied: true }),
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
      copied: true,
    }),
  ),
  location: v.pipe(
    text,
    atMost(LOCATION_MAX),
    v.title("Location"),
    field({ column: "location", ...optionalColumn, listed: true, searched: true, copied: true }),
  ),
  area: v.pipe(
    text,
    area,
    v.title("Area"),
    field({ column: "area_sqft", ...areaColumn, copied: true }),
  ),
  budgetRange: v.pipe(
    text,
    v.title("Budget Range"),
    field({ column: "budget_range", ...optionalColumn, errors: false }),
  ),
  status: v.pipe(
    v.optional(v.picklist(PUBLISH_STATUSES), "draft"),
    v.title("Status"),
    field({ column: "status", listed: true, errors: false }),
  ),
  /** URL of the uploaded image; takes precedence over `imageUrl`. */
  featuredImageUrl: v.pipe(text, v.title("Featured Image")),
  imageUrl: v.pipe(
    text,
    imageAddress,
    v.title("Featured Image"),
    field({ column: "featured_image_url", ...optionalColumn, listed: true, control: "Image URL" }),
  ),
  /** Focal point of the image crops; '' for the centre. */
  focus: v.pipe(text, v.title("Featured Image")),
  description: v.pipe(
    text,
    required("Enter a description."),
    atMost(PROJECT_DESCRIPTION_MAX),
    v.title("Project Description"),
    field({ column: "description", searched: true, copied: true }),
  ),
  content: v.pipe(
    text,
    body,
    v.title("Detailed Content"),
    field({ column: "content", copied: true }),
  ),
  categoryId: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.title("Category"),
    field({ column: "category_id", listed: true }),
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
    field({ column: "slug", save: trimmed, listed: true, generated: true }),
  ),
  gallery: v.pipe(
    v.optional(v.array(galleryEntry), () => []),
    v.title("Gallery"),
    field({ column: "gallery_images", ...gallery, errors: false }),
  ),
  ...storyFields,
});

export type ProjectValues = v.InferOutput<typeof projectSchema>;

/** A project in the dashboard's list. */
export type ListedProject = ProjectListRow<ListedColumn<typeof projectSchema>>;
