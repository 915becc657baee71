import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { STAFF_PAGE_SIZE } from "#supabase/data/limits.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { Sort } from "#supabase/data/paging.ts";
import {
  createProject,
  deleteProjectForever,
  getProject,
  listProjects,
  restoreProject,
  trashProject,
  updateProject,
} from "#supabase/data/projects.ts";
import type { ProjectSortColumn, ProjectsQuery } from "#supabase/data/projects.ts";
import { withPersistedFallback } from "#site/admin/offline/query-persistence.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { listedColumns } from "#site/schemas/columns.ts";
import type { ListedColumn } from "#site/schemas/entity.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ListedProject } from "#site/schemas/project.ts";
import { ORDER_PAGE_SIZE } from "./project-list-options.ts";
import { copyOfProject } from "./project-copy.ts";

export type ProjectFilter = "all" | PublishStatus | "trash";

interface ListQuery {
  readonly search: string;
  readonly status: ProjectFilter;
  readonly sort: Sort<ProjectSortColumn>;
  readonly category: string | null;
  readonly page: number;
}

/** One page of the list; the previous page stays visible while the next one loads. */
export function useProjectList({ search, status, sort, category, page }: ListQuery) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.projects, "list", { search, status, sort, category, page }],
    queryFn: ({ signal }) =>
      listProjects(client, {
        ...projectsQuery({ search, status, sort, category }),
        page,
        pageSize: sort.column === "sort_order" ? ORDER_PAGE_SIZE : STAFF_PAGE_SIZE,
        signal,
      }),
    // Refetches on every mount, so that edits start from current rows.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Maps the list state in the URL to the query module's parameters, without the page. */
export function projectsQuery({
  search,
  status,
  sort,
  category,
}: Omit<ListQuery, "page">): ProjectsQuery<ListedColumn<typeof projectSchema>> {
  return {
    columns: listedColumns(projectSchema),
    search,
    sort,
    category,
    trashed: status === "trash",
    ...(status === "draft" || status === "published" ? { status } : {}),
  };
}

/** Loads one project: fetched on each mount, never refetched while the editor is open. */
export function useProject(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.projects, "one", id],
    queryFn: ({ signal, queryKey }) =>
      withPersistedFallback(queryKey, () => getProject(client, id, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useTrashProject() {
  const client = useStaffClient();
  return useProjectChange((id: string) => trashProject(client, id));
}

export function useRestoreProject() {
  const client = useStaffClient();
  return useProjectChange((id: string) => restoreProject(client, id));
}

export function useEraseProject() {
  const client = useStaffClient();
  return useProjectChange((id: string) => deleteProjectForever(client, id));
}

export function useProjectStatus() {
  const client = useStaffClient();
  return useProjectChange(({ row, status }: { row: VersionedRow; status: PublishStatus }) =>
    updateProject(client, row.id, row.version, { status }),
  );
}

interface ProjectCopy {
  /** Id of the project to copy. */
  readonly id: string;
  /** Id of the copy and idempotency key: repeated requests create one copy. */
  readonly copyId: string;
}

export function useDuplicateProject() {
  const client = useStaffClient();
  return useProjectChange(async ({ id, copyId }: ProjectCopy) =>
    createProject(client, copyOfProject(await getProject(client, id)), copyId),
  );
}

type VersionedRow = Pick<ListedProject, "id" | "version">;

/** Invalidates lists and counters after every change, including failed ones. */
function useProjectChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const refresh = useRefreshProjects();
  return useMutation({ mutationFn: change, onSettled: refresh });
}

/** Returns a function that refetches the project lists and the overview's counters. */
export function useRefreshProjects() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [...adminKeys.projects, "list"] }),
      cache.invalidateQueries({ queryKey: adminKeys.counts }),
    ]);
}
