import type { PostType } from "#supabase/data/limits.ts";
import { POST_TYPES, UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import type { PostSortColumn } from "#supabase/data/posts.ts";
import type { ListOptions } from "#site/admin/data-table/list-params.ts";

/** Labels of the two statuses, in the order of the select element. The default is Publish Now. */
export const STATUS_OPTIONS = [
  { value: "draft", label: "Save as Draft" },
  { value: "published", label: "Publish Now" },
] as const;

const TYPE_LABELS: Readonly<Record<PostType, string>> = {
  blog: "Blog",
  tips: "Tips",
  trends: "Trends",
  guides: "Guides",
};

export const TYPE_OPTIONS = POST_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));

const FILTERS = [
  { value: "all", label: "All posts" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "scheduled", label: "Scheduled" },
  { value: "trash", label: "Trash" },
] as const;
export type PostFilter = (typeof FILTERS)[number]["value"];

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

export const FILE_MESSAGES = {
  wrongType: {
    title: "Invalid File Type",
    description: "Please upload an image or video file.",
  },
  tooLarge: {
    title: "File Too Large",
    description: `Please upload a file smaller than ${UPLOAD_MAX_TEXT}.`,
  },
} as const;
