import { postTypeLabels } from "#site/content/post-types.ts";
import { POST_TYPES } from "#supabase/data/limits.ts";
import type { PostSortColumn } from "#supabase/data/posts.ts";
import type { ListOptions } from "#site/admin/data-table/list-params.ts";

/** Labels of the two statuses, in the order of the select element. The default is Publish Now. */
export const STATUS_OPTIONS = [
  { value: "draft", label: "Save as Draft" },
  { value: "published", label: "Publish Now" },
] as const;

/** Options of the post type. */
export const TYPE_OPTIONS = POST_TYPES.map((type) => ({
  value: type,
  label: postTypeLabels[type].plural,
}));

const FILTERS = [
  { value: "all", label: "All posts" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "scheduled", label: "Scheduled" },
  { value: "trash", label: "Trash" },
] as const;
export type PostFilter = (typeof FILTERS)[number]["value"];

/** Filters and orders of the list; the first of each is the default. */
export const POST_LIST: ListOptions<PostFilter, PostSortColumn> = {
  statuses: FILTERS,
  sorts: [
    { value: "updated_at-desc", label: "Last changed first" },
    { value: "updated_at-asc", label: "Longest unchanged first" },
    { value: "created_at-desc", label: "Newest first" },
    { value: "created_at-asc", label: "Oldest first" },
    { value: "published_at-desc", label: "Last published first" },
    { value: "title-asc", label: "Title A–Z" },
    { value: "title-desc", label: "Title Z–A" },
  ],
};
