import { useQuery } from "@tanstack/react-query";
import type { VersionSummary } from "#supabase/data/versions.ts";
import type { VersionHistory } from "./version-history.ts";

/** The versions of a row, the current one included, without their texts, newest first. */
export function useVersions<Version>({ queryKey, list }: VersionHistory<Version>) {
  return useQuery({
    queryKey: [...queryKey, "list"],
    queryFn: ({ signal }) => list(signal),
    staleTime: 0,
  });
}

/**
 * One version. The time of its save is part of the query key, because saves within a few minutes update the latest
 * version.
 */
export function useVersion<Version>(
  { queryKey, get }: VersionHistory<Version>,
  { id, saved_at }: VersionSummary,
) {
  return useQuery({
    queryKey: [...queryKey, id, saved_at],
    queryFn: ({ signal }) => get(id, signal),
    staleTime: Infinity,
  });
}
