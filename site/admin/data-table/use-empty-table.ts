import { useQuery } from "@tanstack/react-query";
import type { Page } from "#supabase/data/paging.ts";

interface FilteredList {
  /** Prefix of the query keys of the table's lists. */
  readonly queryKey: readonly string[];
  /** Whether the visible list has no rows. */
  readonly isListEmpty: boolean;
  /** Fetches one row, if there is any, without the filter of the URL. */
  readonly fetchAny: (signal: AbortSignal) => Promise<Page<unknown>>;
}

/** Whether a table has no rows at all; null while loading. Sends a request only when the visible list
 * is empty, to distinguish a filter without matches from an empty table. */
export function useEmptyTable({ queryKey, isListEmpty, fetchAny }: FilteredList): boolean | null {
  const { data, isPending } = useQuery({
    queryKey: [...queryKey, "list", "any"],
    queryFn: ({ signal }) => fetchAny(signal),
    enabled: isListEmpty,
    staleTime: 0,
  });
  if (!isListEmpty) return false;
  return isPending ? null : data?.total === 0;
}
