import { useEffect } from "react";
import type { Page } from "#supabase/data/paging.ts";

type Change = (part: { readonly page: number }, options: { readonly replace: boolean }) => void;

/** A page behind the last one, because rows were deleted or the address is old, leads to the last. */
export function useLastPage(shown: Page<unknown> | undefined, change: Change) {
  useEffect(() => {
    if (shown === undefined || shown.rows.length > 0 || shown.page === 1) return;
    const last = Math.max(1, Math.ceil(shown.total / shown.pageSize));
    change({ page: last }, { replace: true });
  }, [shown, change]);
}
