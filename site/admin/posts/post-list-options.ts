import type { PostSortColumn } from "#supabase/data/posts.ts";
import type { ListOptions } from "#site/admin/data-table/list-params.ts";

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
    { value: "updated_at-desc", label: "Last changed" },
    { value: "updated_at-asc", label: "Longest unchanged" },
    { value: "created_at-desc", label: "Newest first" },
    { value: "created_at-asc", label: "Oldest first" },
    { value: "published_at-desc", label: "Last published" },
    { value: "title-asc", label: "Title A–Z" },
    { value: "title-desc", label: "Title Z–A" },
  ],
};
