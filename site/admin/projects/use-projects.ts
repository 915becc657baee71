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
import type { ProjectListRow, ProjectSortColumn, ProjectsQuery } from "#supabase/data/projects.ts";
import { orKept } from "#site/admin/offline/kept-answers.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
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
    // A list that is worked on must be current whenever it is opened.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** State of the list in the address as the query module takes it, without the page. */
export function projectsQuery({
  search,
  status,
  sort,
  category,
}: Omit<ListQuery, "page">): ProjectsQuery {
  return {
    search,
    sort,
    category,
    trashed: status === "trash",
    ...(status === "draft" || status === "published" ? { status } : {}),
  };
}

/** One project for the editor: read anew each time it is opened, never behind the editor's back. */
export function useProject(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.projects, "one", id],
    queryFn: ({ signal, queryKey }) => orKept(queryKey, () => getProject(client, id, signal)),
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

/** The answer's id is made here: asked again after a lost answer, there is still one copy. */
export function useDuplicateProject() {
  const client = useStaffClient();
  return useProjectChange(async (id: string) =>
    createProject(client, {
      ...copyOfProject(await getProject(client, id)),
      id: crypto.randomUUID(),
    }),
  );
}

type VersionedRow = Pick<ProjectListRow, "id" | "version">;

/** After every change, also a failed one, lists and counters show what the server has. */
function useProjectChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const refresh = useRefreshProjects();
  return useMutation({ mutationFn: change, onSettled: refresh });
}

export function useRefreshProjects() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [...adminKeys.projects, "list"] }),
      cache.invalidateQueries({ queryKey: adminKeys.counts }),
    ]);
}
