import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import { listProjects } from "#supabase/data/projects.ts";
import { anyRow } from "#site/admin/data-table/any-row.ts";
import { useEmptyTable } from "#site/admin/data-table/use-empty-table.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { useSelectAll } from "#site/admin/data-table/use-select-all.ts";
import { useSelection } from "#site/admin/data-table/use-selection.ts";
import { useAdminNavigation } from "#site/admin/navigation/dashboard-tabs.ts";
import { useLastPage } from "#site/admin/data-table/clamp-page.ts";
import { ListPager } from "#site/admin/data-table/list-pager.tsx";
import { filterKey, sortOf } from "#site/admin/data-table/list-params.ts";
import { queryError } from "#site/admin/context/query-error.ts";
import { useListState } from "#site/admin/data-table/list-state.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { EmptyNotice, ErrorNotice } from "#site/ui/states.tsx";
import type { ListedProject } from "#site/schemas/project.ts";
import { ProjectListFilters } from "./project-list-filters.tsx";
import { LIST_OPTIONS } from "./project-list-options.ts";
import { ProjectTableSkeleton } from "./project-table-skeleton.tsx";
import { ProjectTable } from "./project-table.tsx";
import { ProjectsBulk } from "./projects-bulk.tsx";
import { usePortfolioOrder } from "./use-portfolio-order.ts";
import { projectsQuery, useProjectList } from "./use-projects.ts";

const NO_ROWS: readonly ListedProject[] = [];

export function ProjectList() {
  const list = useListState(LIST_OPTIONS);
  const container = useListFocus<HTMLDivElement>();
  const { search, status, sort, category, page, change } = list;
  const query = { search, status, sort: sortOf(sort), category };
  const projects = useProjectList({ ...query, page });
  useLastPage(projects.data, change);
  const client = useStaffClient();
  const selection = useSelection(projects.data?.rows ?? NO_ROWS, filterKey(list));
  const selectAll = useSelectAll(selection, {
    queryKey: [...adminKeys.projects, "list", "total", filterKey(list)],
    page: projects.data,
    fetchPage: (params) => listProjects(client, { ...projectsQuery(query), ...params }),
  });
  const order = usePortfolioOrder(projects.data?.rows ?? NO_ROWS);
  const error = queryError(projects);
  const isListEmpty = projects.data?.total === 0;
  /** True if the table has no row at all, including the trash; null while unknown. */
  const isTableEmpty = useEmptyTable({
    queryKey: adminKeys.projects,
    isListEmpty,
    fetchAny: (signal) => anyRow((params) => listProjects(client, { ...params, signal })),
  });
  const isUnfiltered = search === "" && status === "all" && category === null;
  const rows = isListEmpty ? undefined : projects.data;

  return (
    <Stack ref={container} gap="5">
      <Flex align="center" justify="space-between" gap="4" flexWrap="wrap" minHeight="10">
        <Heading as="h2" textStyle="uiTitle" {...LIST_HEADING}>
          Project Portfolio Management
        </Heading>
        {isTableEmpty !== true && <AddProject />}
      </Flex>
      {isTableEmpty !== true && <ProjectListFilters list={list} />}
      {(projects.isPending || isTableEmpty === null) && <ProjectTableSkeleton />}
      {error !== null && (
        <ErrorNotice message={loadErrorMessage(error)} onRetry={() => void projects.refetch()} />
      )}
      {(isTableEmpty === true || (isListEmpty && isTableEmpty === false && isUnfiltered)) && (
        <EmptyNotice title="No Projects Yet" action={isTableEmpty && <AddProject />} level="h3">
          Finished rooms win the next client. Add a project with a few pictures; publish it when it
          looks right.
        </EmptyNotice>
      )}
      {isListEmpty && isTableEmpty === false && !isUnfiltered && (
        <EmptyNotice title={status === "trash" ? "Nothing in the trash" : "No matches"} level="h3">
          {status === "trash"
            ? "Deleted projects stay here for 30 days."
            : "No project fits this search and filter."}
        </EmptyNotice>
      )}
      {rows !== undefined && (
        <Stack gap="4" opacity={projects.isPlaceholderData ? 0.6 : 1}>
          <ProjectsBulk selection={selection} selectAll={selectAll} />
          <ProjectTable
            rows={rows.rows}
            trash={status === "trash"}
            now={new Date(projects.dataUpdatedAt)}
            selection={selection}
            order={sort === "sort_order-asc" && status !== "trash" ? order : null}
          />
          <ListPager
            page={rows}
            noun={rows.total === 1 ? "project" : "projects"}
            onPage={(next) => {
              change({ page: next });
            }}
          />
        </Stack>
      )}
    </Stack>
  );
}

function AddProject() {
  const { openTab } = useAdminNavigation();
  return (
    <Button
      size="sm"
      onClick={() => {
        openTab("projects", "new");
      }}
    >
      <Plus aria-hidden /> Add Project
    </Button>
  );
}

function loadErrorMessage(error: unknown): string {
  const reason = messageOf(error);
  return `The projects could not be loaded.${reason === "" ? "" : ` ${reason}`}`;
}
