import { Box, Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import { ListSearch } from "#site/admin/data-table/list-search.tsx";
import { ListSelect } from "#site/admin/data-table/list-select.tsx";
import type { ListState } from "#site/admin/data-table/list-state.ts";
import { FILTERS, SORTS } from "./inbox-options.ts";
import type { InboxColumn, InboxFilter } from "./inbox-options.ts";

interface InboxFiltersProps {
  readonly list: ListState<InboxFilter, InboxColumn>;
}

export function InboxFilters({ list }: InboxFiltersProps) {
  const { change } = list;
  const search = useCallback(
    (text: string) => {
      change({ search: text });
    },
    [change],
  );
  return (
    <Flex gap="3" flexWrap="wrap" role="search" aria-label="Inquiries">
      <Box flexBasis="100%">
        <ListSearch label="Search inquiries" value={list.search} onChange={search} />
      </Box>
      <ListSelect
        label="Show"
        value={list.status}
        options={FILTERS}
        onChange={(status) => {
          change({ status });
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
