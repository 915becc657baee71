import { useQuery } from "@tanstack/react-query";
import { useIsSignedIn, useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { siteBuildQuery } from "./use-jobs.ts";

/**
 * Whether the last request for a rebuild of the website failed: `unknown` if that could not be fetched. Owners alone can
 * fetch it and ask for another. Fetched whenever the caller mounts, not at an interval.
 */
export function useRebuildFailure(): "failed" | "unknown" | null {
  const client = useStaffClient();
  const isOwner = useSession(({ role }) => role === "owner");
  const { data, isError } = useQuery({
    ...siteBuildQuery(client),
    enabled: useIsSignedIn() && isOwner,
  });
  if (!isOwner) return null;
  if (isError) return "unknown";
  return data?.hasHook === true && data.error !== null ? "failed" : null;
}
