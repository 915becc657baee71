import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { TRASH_DAYS } from "#supabase/data/limits.ts";
import { CategoryFilter } from "#site/admin/categories/index.ts";
import { ListFilters } from "#site/admin/data-table/list-filters.tsx";
import { ResourceList } from "#site/admin/data-table/resource-list.tsx";
import { TableSkeleton } from "#site/admin/data-table/table-skeleton.tsx";
import { useResourceList } from "#site/admin/data-table/use-resource-list.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import type { ListedProject } from "#site/schemas/project.ts";
import { EmptyState } from "#site/ui/states.tsx";
import { PROJECT_LIST } from "./project-list-options.ts";
import { ProjectsTable } from "./projects-table.tsx";
import { ProjectsBulk } from "./projects-bulk.tsx";
import { usePortfolioOrder } from "./use-portfolio-order.ts";
import { PROJECTS } from "./use-projects.ts";
import { projectLabel } from "./project-form-rules.ts";

const NO_ROWS: readonly ListedProject[] = [];

/** List of all projects including drafts and trash, with search, filters, bulk actions and portfolio order. */
export function ProjectList() {
  const projects = useResourceList(PROJECTS);
  const { list, query, selection, selectAll, isTableEmpty } = projects;
  const { status, sort, category, change } = list;
  const current = query.data?.rows ?? NO_ROWS;
  const order = usePortfolioOrder(current);
  const isOrdered = sort === "sort_order-asc" && status !== "trash";
  return (
    <ResourceList
      resource={projects}
      heading="Project Portfolio Management"
      nouns={["project", "projects"]}
      action={isTableEmpty !== true && <AddProject />}
      filters={
        isTableEmpty !== true && (
          <ListFilters list={list} noun="projects" options={PROJECT_LIST}>
            <CategoryFilter
              label={projectLabel("categoryId")}
              value={category}
              onChange={(next) => {
                change({ category: next });
              }}
            />
          </ListFilters>
        )
      }
      skeleton={<TableSkeleton noun="projects" rows={6} columns={5} />}
      noRows={
        <EmptyState
          title="No Projects Yet"
          action={isTableEmpty === true && <AddProject />}
          level="h3"
        >
          Finished rooms win the next client. Add a project with a few pictures; publish it when it
          looks right.
        </EmptyState>
      }
      noMatches={
        <EmptyState title={status === "trash" ? "Nothing in the trash" : "No matches"} level="h3">
          {status === "trash"
            ? `Deleted projects stay here for ${String(TRASH_DAYS)} days.`
            : "No project fits this search and filter."}
        </EmptyState>
      }
    >
      {({ rows }) => (
        <>
          <ProjectsBulk selection={selection} selectAll={selectAll} />
          <ProjectsTable
            // A move must be in the page when its button gets the focus again.
            rows={isOrdered ? current : rows}
            now={new Date(query.dataUpdatedAt)}
            selection={selection}
            order={isOrdered ? order : null}
          />
        </>
      )}
    </ResourceList>
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
