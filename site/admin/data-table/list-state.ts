import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { isVisit, parseLocation } from "#site/admin/navigation/dashboard-tabs.ts";
import { useListStateStore } from "#site/admin/navigation/list-state-store.ts";
import { parseListParams, writeListParams } from "./list-params.ts";
import type { ListOptions, ListParams } from "./list-params.ts";

interface ChangeOptions {
  readonly replace: boolean;
  /** Makes a select show its new value immediately; flushSync must not be used in effects. */
  readonly flushSync?: boolean;
}

export interface ListState<Status extends string, Column extends string> extends ListParams<
  Status,
  Column
> {
  /**
   * Changes part of the state. Resets to page 1 unless the page itself changes; a search replaces
   * the history entry.
   */
  readonly change: (part: Partial<ListParams<Status, Column>>, options?: ChangeOptions) => void;
}

/** List state in the URL: ?tab=…&q=…&status=…&sort=…&list-page=… `options` must be a module constant. */
export function useListState<Status extends string, Column extends string>(
  options: ListOptions<Status, Column>,
): ListState<Status, Column> {
  const [query, setQuery] = useSearchParams();
  const byLink = isVisit(useLocation().state);
  const params = useMemo(() => parseListParams(query, options), [query, options]);
  // The router returns the URL of the last render; a second change before the next render would
  // overwrite the first.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
    const { tab } = parseLocation(query);
    if (tab !== null) useListStateStore.getState().remember(tab, query.toString(), byLink);
  }, [query, byLink]);
  const change = useCallback(
    (
      part: Partial<ListParams<Status, Column>>,
      how: ChangeOptions = { replace: part.search !== undefined, flushSync: true },
    ) => {
      latest.current = writeListParams(
        latest.current,
        { ...parseListParams(latest.current, options), page: 1, ...part },
        options,
      );
      setQuery(latest.current, how);
    },
    [setQuery, options],
  );
  return useMemo(() => ({ ...params, change }), [params, change]);
}
