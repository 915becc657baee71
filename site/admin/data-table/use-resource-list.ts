import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "#supabase/data/paging.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useClampPage } from "./clamp-page.ts";
import { filterKey } from "./list-params.ts";
import type { ListOptions, ListParams } from "./list-params.ts";
import { useListState } from "./list-state.ts";
import type { ListState } from "./list-state.ts";
import { useEmptyTable } from "./use-empty-table.ts";
import { useSelectAll } from "./use-select-all.ts";
import type { SelectAll } from "./use-select-all.ts";
import { useSelection } from "./use-selection.ts";
import type { RowSelection } from "./use-selection.ts";

/** Which rows a list shows, and in which order, without the page. */
export type ListFilter<Status extends string, Column extends string> = Omit<
  ListParams<Status, Column>,
  "page"
>;

/** The requested page, with the defaults of the query module. */
interface Paging {
  readonly page?: number;
  readonly pageSize?: number;
  /** The total is exact for any length of the list, which takes longer. */
  readonly exactTotal?: boolean;
  readonly signal?: AbortSignal;
}

/** A table of the dashboard. Must be a module constant. */
export interface Resource<Row, Status extends string, Column extends string> {
  /** Prefix of the query keys. */
  readonly queryKey: readonly string[];
  readonly options: ListOptions<Status, Column>;
  readonly fetchPage: (
    client: StaffClient,
    filter: ListFilter<Status, Column>,
    paging: Paging,
  ) => Promise<Page<Row>>;
  /** Fetches one row, if there is any, without the filter of the URL. */
  readonly fetchAny: (client: StaffClient, signal: AbortSignal) => Promise<Page<unknown>>;
}

export interface ResourceListState<Row, Status extends string, Column extends string> {
  readonly list: ListState<Status, Column>;
  readonly query: UseQueryResult<Page<Row>>;
  /** The rows to show: those of the query, rendered in interruptible steps so that typing stays smooth. */
  readonly shown: Page<Row> | undefined;
  readonly selection: RowSelection<Row>;
  readonly selectAll: SelectAll;
  /** Whether the table has no row at all, the trash included; null while unknown. */
  readonly isTableEmpty: boolean | null;
  /** Lacking in an empty list: rows, or rows that match; null for a list with rows and while unknown. */
  readonly missing: "rows" | "matches" | null;
}

interface Polling {
  readonly enabled?: boolean;
  /** In milliseconds. */
  readonly refetchInterval?: number;
}

const NO_ROWS: readonly never[] = [];

/** A list of rows by the filter, order and page of the URL, with its selection. Redirects to the last page
 * from one beyond it; the previous page stays visible while the next one loads. */
export function useResourceList<
  Row extends { readonly id: string },
  Status extends string,
  Column extends string,
>(
  { queryKey, options, fetchPage, fetchAny }: Resource<Row, Status, Column>,
  polling: Polling = {},
): ResourceListState<Row, Status, Column> {
  const client = useStaffClient();
  const list = useListState(options);
  const { search, status, sort, category, page, change } = list;
  const filter = { search, status, sort, category };
  const query = useQuery<Page<Row>>({
    queryKey: [...queryKey, "list", { ...filter, page }],
    queryFn: ({ signal }) => fetchPage(client, filter, { page, signal }),
    // Refetches on every mount, so that edits start from current rows.
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...polling,
  });
  useClampPage(query.data, change);
  const filterId = filterKey(list);
  const current = useMemo(() => ({ page: query.data, filterId }), [query.data, filterId]);
  // Rows and selection change together; a table that is memoized skips the urgent render before.
  const { page: shown, filterId: shownFilter } = useDeferredValue(current);
  const selection = useSelection<Row>(shown?.rows ?? NO_ROWS, shownFilter);
  const selectAll = useSelectAll(selection, {
    queryKey: [...queryKey, "list", "total", filterId],
    page: query.data,
    fetchPage: (paging) => fetchPage(client, filter, paging),
  });
  const isListEmpty = query.data?.total === 0;
  const isTableEmpty = useEmptyTable({
    queryKey,
    isListEmpty,
    fetchAny: (signal) => fetchAny(client, signal),
  });
  const isUnfiltered = search === "" && category === null && status === options.statuses[0].value;
  const isKnownEmpty = isListEmpty && isTableEmpty !== null;
  const missing = isTableEmpty === true || isUnfiltered ? "rows" : "matches";
  return {
    list,
    query,
    shown,
    selection,
    selectAll,
    isTableEmpty,
    missing: isKnownEmpty ? missing : null,
  };
}
