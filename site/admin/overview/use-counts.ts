import { useQuery } from "@tanstack/react-query";
import { dashboardCounts } from "#supabase/data/overview.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";

const ASK_EVERY_MS = 5000;

/** The three counters, asked for every few seconds while the page is looked at. */
export function useCounts() {
  const client = useStaffClient();
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: adminKeys.counts,
    queryFn: ({ signal }) => dashboardCounts(client, signal),
    enabled: signedIn,
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
  });
}
