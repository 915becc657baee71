import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { adminKeys } from "./query-keys.ts";

/** Returns a function that refetches the lists of posts, projects or inquiries and the overview's counters. */
export function useRefreshList(rows: "posts" | "projects" | "inquiries"): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [...adminKeys[rows], "list"] }),
        cache.invalidateQueries({ queryKey: adminKeys.counts }),
      ]),
    [cache, rows],
  );
}
