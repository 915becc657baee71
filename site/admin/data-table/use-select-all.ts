import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import { toast } from "#site/ui/toaster.tsx";
import { everyPage } from "./every-page.ts";
import type { RowSelection } from "./use-selection.ts";

export interface SelectAll {
  /** Number of rows on all pages, up to the counting limit. */
  readonly total: number;
  /** true when there are more rows than `total`. */
  readonly more: boolean;
  /** Rows fetched so far; null when nothing is being fetched. */
  readonly fetched: number | null;
  readonly run: () => void;
}

type Count = Pick<Page<unknown>, "total" | "more">;

/** Selects every row that matches the filter, on all pages. `list` fetches one page. */
export function useSelectAll<Row extends { readonly id: string }>(
  selection: RowSelection<Row>,
  { total, more }: Count,
  list: Parameters<typeof everyPage<Row>>[0],
): SelectAll {
  const [fetched, setFetched] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setFetched(0);
      return everyPage(list, setFetched);
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
    total,
    more: more === true,
    fetched: isPending ? fetched : null,
    run: () => {
      mutate();
    },
  };
}
