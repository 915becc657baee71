import { Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import { CategoryFilter } from "#site/admin/categories/index.ts";
import { ListSearch } from "#site/admin/data-table/list-search.tsx";
import { ListSelect } from "#site/admin/data-table/list-select.tsx";
import type { ListState } from "#site/admin/data-table/list-state.ts";
import { FILTERS, SORTS } from "./project-list-options.ts";
import type { ProjectColumn } from "./project-list-options.ts";
import type { ProjectFilter } from "./use-projects.ts";

interface ProjectListFiltersProps {
  readonly list: ListState<ProjectFilter, ProjectColumn>;
}

export function ProjectListFilters({ list }: ProjectListFiltersProps) {
  const { change } = list;
  const search = useCallback(
    (text: string) => {
      change({ search: text });
    },
    [change],
  );
  return (
    <Flex gap="3" flexWrap="wrap" role="search" aria-label="Projects">
      <ListSearch label="Search projects" value={list.search} onChange={search} />
      <ListSelect
        label="Show"
        value={list.status}
        options={FILTERS}
        onChange={(status) => {
          change({ status });
        }}
      />
      <CategoryFilter
        value={list.category}
        onChange={(category) => {
          change({ category });
        }}
      />
      <ListSelect
        label="Sort by"
        value={list.sort}
        options={SORTS}
        onChange={(sort) => {
          change({ sort });
        }}
      />
    </Flex>
  );
}
