import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWoken } from "../shell/use-woken.ts";

const KEY = ["built-empty"] as const;
const PLACEHOLDERS_ID = "list-placeholders";
const EMPTY_ID = "list-empty";

/** Marks in a page's query cache that its list had no rows at build time. */
export function markBuiltEmpty(cache: QueryClient) {
  cache.setQueryData(KEY, true);
}

/** Whether this page's list had no rows at build time. */
export function useBuiltEmpty(): boolean {
  return useQueryClient().getQueryData(KEY) === true;
}

interface ListPlaceholdersProps {
  readonly children: ReactNode;
  /** The empty state. */
  readonly empty: ReactNode;
}

/**
 * Skeletons of a list while it loads. If the list was empty at build time, visitors without JavaScript see
 * the empty state instead.
 */
export function ListPlaceholders({ children, empty }: ListPlaceholdersProps) {
  const isHydrated = useWoken();
  const isBuiltEmpty = useBuiltEmpty();
  if (isHydrated || !isBuiltEmpty) return children;
  return (
    <>
      <noscript>
        <style>{`#${PLACEHOLDERS_ID}{display:none}#${EMPTY_ID}{display:block!important}`}</style>
      </noscript>
      <div id={PLACEHOLDERS_ID}>{children}</div>
      <div id={EMPTY_ID} style={{ display: "none" }}>
        {empty}
      </div>
    </>
  );
}
