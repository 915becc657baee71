import { useQuery } from "@tanstack/react-query";
import { dashboardCounts } from "#supabase/data/overview.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** Work of other members; `useInquiryPolling` fetches the counters again as soon as inquiries have arrived. */
const POLL_INTERVAL_MS = 60_000;

/** The three counters, polled while the page is visible. */
export function useCounts() {
  const client = useStaffClient();
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: adminKeys.counts,
    queryFn: ({ signal }) => dashboardCounts(client, signal),
    enabled: signedIn,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}
