import { useEffect } from "react";
import type { Page } from "#supabase/data/paging.ts";

type Change = (part: { readonly page: number }, how: { readonly replace: boolean }) => void;

/** A page behind the last one, because its rows are gone or the address is old, leads to the first. */
export function useReturnToFirstPage(shown: Page<unknown> | undefined, change: Change) {
  const behind =
    shown !== undefined && shown.page > 1 && shown.rows.length === 0 && shown.total > 0;
  useEffect(() => {
    if (behind) change({ page: 1 }, { replace: true });
  }, [behind, change]);
}
