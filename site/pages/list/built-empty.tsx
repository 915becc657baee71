import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useHydrated } from "#site/ui/use-hydrated.ts";

const KEY = ["built-empty"] as const;

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
 * Skeletons of a list while it loads. If the list was empty at build time, the HTML has the empty state, and the
 * skeletons come with hydration, which starts the request: without script, or if it is blocked, they would stay.
 */
export function ListPlaceholders({ children, empty }: ListPlaceholdersProps) {
  const isHydrated = useHydrated();
  const isBuiltEmpty = useBuiltEmpty();
  return isBuiltEmpty && !isHydrated ? empty : children;
}
