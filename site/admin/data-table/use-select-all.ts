import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import { toast } from "#site/ui/toaster.tsx";
import { everyPage } from "./every-page.ts";
import type { PageQuery } from "./every-page.ts";
import type { RowSelection } from "./use-selection.ts";

export interface SelectAll {
  /** Number of rows on all pages; null while a long list is being counted. */
  readonly total: number | null;
  /** Rows fetched so far; null when nothing is being fetched. */
  readonly fetched: number | null;
  readonly run: () => void;
}

interface FilteredList<Row> {
  /** Identifies the rows that match the filter, below the prefix of the table's lists. */
  readonly queryKey: readonly string[];
  /** The visible page; undefined while loading. */
  readonly page: Pick<Page<unknown>, "total" | "more"> | undefined;
  readonly fetchPage: (query: PageQuery & { readonly exactTotal?: boolean }) => Promise<Page<Row>>;
}

/** Selects every row that matches the filter, on all pages. */
export function useSelectAll<Row extends { readonly id: string }>(
  selection: RowSelection<Row>,
  { queryKey, page, fetchPage }: FilteredList<Row>,
): SelectAll {
  const [fetched, setFetched] = useState(0);
  const isCounted = page?.more !== true;
  // Counting every row of a long list is slow: only for a person who selects.
  const exact = useQuery({
    queryKey,
    queryFn: () => fetchPage({ page: 1, pageSize: 1, exactTotal: true }),
    enabled: !isCounted && selection.rows.length > 0,
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setFetched(0);
      return everyPage(fetchPage, setFetched);
    },
    onSuccess: selection.replace,
    onError: (error) => {
      console.error("[select-all]", error);
      toast.error({
        title: "Selecting Failed",
        description: messageOf(error) || "Please try again.",
      });
    },
  });
  return {
    total: isCounted ? (page?.total ?? 0) : (exact.data?.total ?? null),
    fetched: isPending ? fetched : null,
    run: () => {
      mutate();
    },
  };
}
