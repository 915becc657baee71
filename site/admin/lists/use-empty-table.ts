import { useQuery } from "@tanstack/react-query";
import type { Page } from "#supabase/data/paging.ts";

interface FilteredList {
  /** First parts of the cache key of the table's lists. */
  readonly queryKey: readonly string[];
  /** Whether the list that is shown has no rows. */
  readonly isListEmpty: boolean;
  /** Fetches one row, if there is any, whatever the filter in the address. */
  readonly fetchAny: (signal: AbortSignal) => Promise<Page<unknown>>;
}

/** Whether a table has no rows at all; null while that is not known. Asks only for an empty list, where a
 * filter that matches nothing and a table without rows look alike. */
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
