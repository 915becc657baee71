import type { ListOptions, SortParam } from "#site/admin/data-table/list-params.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";

export type ProjectFilter = "all" | PublishStatus | "trash";

export const FILTERS = [
  { value: "all", label: "All projects" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "trash", label: "Trash" },
] as const satisfies readonly { value: ProjectFilter; label: string }[];

export const SORTS = [
  { value: "updated_at-desc", label: "Last changed first" },
  { value: "created_at-desc", label: "Newest first" },
  { value: "project_date-desc", label: "Latest project date first" },
  { value: "title-asc", label: "Title A–Z" },
  { value: "sort_order-asc", label: "Portfolio order" },
] as const satisfies readonly { value: SortParam<ProjectColumn>; label: string }[];

export type ProjectColumn = "sort_order" | "updated_at" | "created_at" | "project_date" | "title";

/** Filters and sort orders in the URL; the first of each is the default. */
export const LIST_OPTIONS: ListOptions<ProjectFilter, ProjectColumn> = {
  statuses: ["all", "published", "draft", "trash"],
  sorts: ["updated_at-desc", "created_at-desc", "project_date-desc", "title-asc", "sort_order-asc"],
};

/**
 * Rows per page in portfolio order, the maximum of one request: rows cannot be moved across pages.
 */
export const ORDER_PAGE_SIZE = 100;
