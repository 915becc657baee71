import { useEffect } from "react";
import type { Page } from "#supabase/data/paging.ts";

type Change = (part: { readonly page: number }, options: { readonly replace: boolean }) => void;

/**
 * Redirects to the last page if the requested one is beyond it, after deletions or with an old URL.
 */
export function useClampPage(current: Page<unknown> | undefined, change: Change) {
  useEffect(() => {
    if (current === undefined || current.rows.length > 0 || current.page === 1) return;
    const last = Math.max(1, Math.ceil(current.total / current.pageSize));
    change({ page: last }, { replace: true });
  }, [current, change]);
}
