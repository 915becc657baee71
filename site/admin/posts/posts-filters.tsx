import { Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import type { PostSortColumn } from "#supabase/data/posts.ts";
import { CategoryFilter } from "#site/admin/categories/index.ts";
import { ListSearch } from "#site/admin/data-table/list-search.tsx";
import { ListSelect } from "#site/admin/data-table/list-select.tsx";
import type { ListState } from "#site/admin/data-table/list-state.ts";
import { FILTER_OPTIONS, SORT_OPTIONS } from "./post-options.ts";
import type { PostFilter } from "./post-options.ts";

interface PostsFiltersProps {
  readonly list: ListState<PostFilter, PostSortColumn>;
}

export function PostsFilters({
  list: { search, status, sort, category, change },
}: PostsFiltersProps) {
  const onSearch = useCallback(
    (text: string) => {
      change({ search: text });
    },
    [change],
  );
  return (
    <Flex as="search" gap="3" flexWrap="wrap">
      <ListSearch label="Search posts" value={search} onChange={onSearch} />
      <ListSelect
        label="Show posts"
        value={status}
        options={FILTER_OPTIONS}
        onChange={(next) => {
          change({ status: next });
        }}
      />
      <CategoryFilter
        value={category}
        onChange={(category) => {
          change({ category });
        }}
      />
      <ListSelect
        label="Order of posts"
        value={SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? SORT_OPTIONS[0].value}
        options={SORT_OPTIONS}
        onChange={(next) => {
          change({ sort: next });
        }}
      />
    </Flex>
  );
}
