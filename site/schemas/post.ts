import * as v from "valibot";
import {
  AUTHOR_MAX,
  DEFAULT_AUTHOR,
  EXCERPT_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  POST_TYPES,
  PUBLISH_STATUSES,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from "#supabase/data/limits.ts";
import { parseTags, tagsProblem } from "#supabase/data/post-rules.ts";
import type { PostListRow } from "#supabase/data/posts.ts";
import type { FlaggedName, ListedColumn } from "./entity.ts";
import {
  atMost,
  field,
  required,
  slugSyntax,
  text,
  emptyForNull,
  trimmed,
  bodySize,
} from "./field.ts";

const TAGS_MESSAGES = {
  "too-many": `Use at most ${String(TAGS_MAX)} tags.`,
  "too-long": `A tag can have ${String(TAG_MAX)} characters at most.`,
} as const;

const tagsRule = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (value) => tagsProblem(parseTags(value)) === null,
  ({ input }) => TAGS_MESSAGES[tagsProblem(parseTags(input)) ?? "too-many"],
);

/** Tags are one text, separated by commas, in the form and a list in the row. */
const tagsColumn = {
  toColumn: v.pipe(v.string(), v.transform(parseTags)),
  fromColumn: v.pipe(
    v.array(v.string()),
    v.transform((tags) => tags.join(", ")),
  ),
};

/** The form of a post. Values are raw, unnormalized text: a local draft restores exactly what was
 * typed. `versioned` fields are part of a post's earlier versions. */
export const postSchema = v.object({
  title: v.pipe(
    text,
    required("Enter a title."),
    atMost(TITLE_MAX),
    v.title("Title"),
    field({
      column: "title",
      toColumn: trimmed,
      searched: true,
      inClipboard: true,
      versioned: true,
    }),
  ),
  content: v.pipe(
    text,
    required("Write the content of the post."),
    bodySize("content"),
    v.title("Content"),
    field({ column: "content", inClipboard: true, versioned: true }),
  ),
  excerpt: v.pipe(
    text,
    atMost(EXCERPT_MAX),
    v.title("Excerpt"),
    field({
      column: "excerpt",
      toColumn: trimmed,
      searched: true,
      inClipboard: true,
      versioned: true,
    }),
  ),
  /** URL of the stored image or video; '' for the default image. */
  featuredImageUrl: v.pipe(
    text,
    v.title("Featured Image"),
    field({ column: "featured_image_url", fromColumn: emptyForNull, errors: false }),
  ),
  /** Focal point of the image crops; '' for the centre. */
  focus: v.pipe(text, v.title("Featured Image")),
  categoryId: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.title("Category"),
    field({ column: "category_id" }),
  ),
  author: v.pipe(
    v.optional(v.string(), DEFAULT_AUTHOR),
    atMost(AUTHOR_MAX),
    v.title("Author"),
    field({ column: "author", toColumn: trimmed, listed: true, searched: true, versioned: true }),
  ),
  postType: v.pipe(
    v.optional(v.picklist(POST_TYPES), "blog"),
    v.title("Post Type"),
    field({ column: "post_type", errors: false }),
  ),
  metaTitle: v.pipe(
    text,
    atMost(META_TITLE_MAX),
    v.title("Meta Title"),
    field({ column: "meta_title", toColumn: trimmed, fromColumn: emptyForNull, versioned: true }),
  ),
  metaDescription: v.pipe(
    text,
    atMost(META_DESCRIPTION_MAX),
    v.title("Meta Description"),
    field({
      column: "meta_description",
      toColumn: trimmed,
      fromColumn: emptyForNull,
      versioned: true,
    }),
  ),
  tags: v.pipe(
    text,
    tagsRule,
    v.title("Tags"),
    field({ column: "tags", ...tagsColumn, versioned: true }),
  ),
  status: v.pipe(
    v.optional(v.picklist(PUBLISH_STATUSES), "published"),
    v.title("Status"),
    field({ column: "status", errors: false }),
  ),
  /** Publication time in the format of a datetime-local input; '' to publish immediately. */
  publishOn: v.pipe(text, v.title("Publish on")),
  /** Last segment of the URL; '' while the server derives it from the title: until the first publication. */
  slug: v.pipe(
    text,
    slugSyntax,
    v.title("Slug"),
    field({ column: "slug", toColumn: trimmed, searched: true, generated: true }),
  ),
});

export type PostValues = v.InferOutput<typeof postSchema>;

/** The fields that an earlier version of a post consists of. */
export type VersionedPostField = FlaggedName<typeof postSchema, "versioned">;

/** A post in the dashboard's list. */
export type ListedPost = PostListRow<ListedColumn<typeof postSchema>>;
