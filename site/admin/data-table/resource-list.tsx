import { Flex, Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import { queryError } from "#site/admin/context/query-error.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { ListPager } from "./list-pager.tsx";
import { LIST_HEADING, useListFocus } from "./use-list-focus.ts";
import type { ResourceListState } from "./use-resource-list.ts";

interface ResourceListProps<Row, Status extends string, Column extends string> {
  readonly resource: ResourceListState<Row, Status, Column>;
  readonly heading: string;
  /** Singular and plural of the rows, such as "post" and "posts". */
  readonly nouns: readonly [string, string];
  /** Button beside the heading. */
  readonly action: ReactNode;
  /** Search, filters and sort order, with what else is above the rows. */
  readonly filters: ReactNode;
  readonly skeleton: ReactNode;
  /** Shown when the table has no rows. */
  readonly noRows: ReactNode;
  /** Shown when no row matches search and filters. */
  readonly noMatches: ReactNode;
  /** Selection bar and rows of a page. */
  readonly children: (page: Page<Row>) => ReactNode;
}

/** A list with its heading and states (loading, error, no rows, no matches, rows) and its pages. */
export function ResourceList<Row, Status extends string, Column extends string>({
  resource: { list, query, shown, isTableEmpty, missing },
  heading,
  nouns,
  action,
  filters,
  skeleton,
  noRows,
  noMatches,
  children,
}: ResourceListProps<Row, Status, Column>) {
  const container = useListFocus<HTMLDivElement>();
  const error = queryError(query);
  const hasRows = query.data !== undefined && query.data.total > 0;
  const page = hasRows && shown !== undefined && shown.total > 0 ? shown : null;
  return (
    <Stack ref={container} gap="5">
      <Flex align="center" justify="space-between" gap="4" flexWrap="wrap" minHeight="10">
        <Heading as="h2" textStyle="uiTitle" {...LIST_HEADING}>
          {heading}
        </Heading>
        {action}
      </Flex>
      {filters}
      {(query.isPending || isTableEmpty === null || (hasRows && page === null)) && skeleton}
      {error !== null && (
        <ErrorState
          message={`The ${nouns[1]} could not be loaded. ${messageOf(error)}`.trim()}
          onRetry={() => void query.refetch()}
        />
      )}
      {missing === "rows" && noRows}
      {missing === "matches" && noMatches}
      {page !== null && (
        <Stack gap="4" opacity={query.isPlaceholderData ? 0.6 : 1}>
          {children(page)}
          <ListPager
            page={page}
            noun={nouns[page.total === 1 ? 0 : 1]}
            onPage={(number) => {
              list.change({ page: number });
            }}
          />
        </Stack>
      )}
    </Stack>
  );
}
