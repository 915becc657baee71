import { Box, Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import type { ReactNode } from "react";
import type { ListOptions } from "./list-params.ts";
import { ListSearch } from "./list-search.tsx";
import { ListSelect } from "./list-select.tsx";
import type { ListState } from "./list-state.ts";

interface ListFiltersProps<Status extends string, Column extends string> {
  readonly list: ListState<Status, Column>;
  /** Name of the rows, such as "posts". */
  readonly noun: string;
  readonly options: ListOptions<Status, Column>;
  readonly statusLabel?: string;
  readonly sortLabel?: string;
  /** Gives the search a row of its own, in a narrow list. */
  readonly isNarrow?: boolean;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Search, status, further filters and sort order of a list. */
export function ListFilters<Status extends string, Column extends string>(
  props: ListFiltersProps<Status, Column>,
) {
  const { list, noun, options, isNarrow = false, children } = props;
  const { change } = list;
  const search = useCallback(
    (text: string) => {
      change({ search: text });
    },
    [change],
  );
  const field = <ListSearch label={`Search ${noun}`} value={list.search} onChange={search} />;
  return (
    <Flex gap="3" flexWrap="wrap" role="search" aria-label={capitalized(noun)}>
      {isNarrow ? <Box flexBasis="100%">{field}</Box> : field}
      <ListSelect
        label={props.statusLabel ?? "Show"}
        value={list.status}
        options={options.statuses}
        onChange={(status) => {
          change({ status });
        }}
      />
      {children}
      <ListSelect
        label={props.sortLabel ?? "Sort by"}
        value={list.sort}
        options={options.sorts}
        onChange={(sort) => {
          change({ sort });
        }}
      />
    </Flex>
  );
}

function capitalized(noun: string): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}
