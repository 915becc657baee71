import { useQuery } from "@tanstack/react-query";
import { STAFF_PAGE_SIZE } from "#supabase/data/limits.ts";
import { getProject, listProjects } from "#supabase/data/projects.ts";
import type { ProjectSortColumn } from "#supabase/data/projects.ts";
import { anyRow } from "#site/admin/data-table/any-row.ts";
import { sortOf } from "#site/admin/data-table/list-params.ts";
import type { Resource } from "#site/admin/data-table/use-resource-list.ts";
import { withPersistedFallback } from "#site/admin/offline/query-persistence.ts";
import { adminKeys, rowKey } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { listedColumns, searchedColumns } from "#site/schemas/columns.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ListedProject } from "#site/schemas/project.ts";
import { ORDER_PAGE_SIZE, PROJECT_LIST } from "./project-list-options.ts";
import type { ProjectFilter } from "./project-list-options.ts";

/** The projects of the dashboard's list. */
export const PROJECTS: Resource<ListedProject, ProjectFilter, ProjectSortColumn> = {
  queryKey: adminKeys.projects,
  options: PROJECT_LIST,
  fetchPage: (client, { search, status, sort, category }, paging) =>
    listProjects(client, {
      columns: listedColumns(projectSchema),
      search,
      searchIn: searchedColumns(projectSchema),
      sort: sortOf(sort),
      category,
      trashed: status === "trash",
      ...(status === "all" || status === "trash" ? {} : { status }),
      pageSize: sort === "sort_order-asc" ? ORDER_PAGE_SIZE : STAFF_PAGE_SIZE,
      ...paging,
    }),
  fetchAny: (client, signal) => anyRow((query) => listProjects(client, { ...query, signal })),
};

/** Loads one project: fetched on each mount, never refetched while the editor is open. */
export function useProject(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: rowKey(adminKeys.projects, id),
    queryFn: ({ signal, queryKey }) =>
      withPersistedFallback(queryKey, () => getProject(client, id, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
}
