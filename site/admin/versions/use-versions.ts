import { useQuery } from "@tanstack/react-query";
import { getPostVersion, listPostVersions } from "#supabase/data/post-versions.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** The versions of a post, the current one included, with titles and without bodies, newest first. */
export function useVersions(postId: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.posts, "versions", postId],
    queryFn: ({ signal }) => listPostVersions(client, postId, signal),
    staleTime: 0,
  });
}

/**
 * `savedAt` is part of the query key, because saves within a few minutes update the latest version.
 */
export function useVersion(id: string, savedAt: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.posts, "version", id, savedAt],
    queryFn: ({ signal }) => getPostVersion(client, id, signal),
    staleTime: Infinity,
  });
}
