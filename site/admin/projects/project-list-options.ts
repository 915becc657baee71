import type { ProjectSortColumn } from "#supabase/data/projects.ts";
import type { ListOptions } from "#site/admin/data-table/list-params.ts";

const FILTERS = [
  { value: "all", label: "All projects" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "scheduled", label: "Scheduled" },
  { value: "trash", label: "Trash" },
] as const;
export type ProjectFilter = (typeof FILTERS)[number]["value"];

/** Filters and orders of the list; the first of each is the default. */
export const PROJECT_LIST: ListOptions<ProjectFilter, ProjectSortColumn> = {
  statuses: FILTERS,
  sorts: [
    { value: "updated_at-desc", label: "Last changed" },
    { value: "created_at-desc", label: "Newest first" },
    { value: "project_date-desc", label: "Latest project date" },
    { value: "title-asc", label: "Title A–Z" },
    { value: "sort_order-asc", label: "Portfolio order" },
  ],
};

/**
 * Rows per page in portfolio order, the maximum of one request: rows cannot be moved across pages.
 */
export const ORDER_PAGE_SIZE = 100;
