import { useQuery } from "@tanstack/react-query";
import { pendingWork, inquiriesPerWeek, recentActivity } from "#supabase/data/overview.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { firstMonday, startOfCounting, WEEKS } from "./weeks.ts";

/** As often as the counters are fetched. */
const POLL_INTERVAL_MS = 60_000;

/** Data of the panels below the counters: fetched when the overview opens, every minute while it is
 * visible, and whenever the counters are invalidated. */
export function useOverview() {
  const client = useStaffClient();
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: [...adminKeys.counts, "overview"],
    queryFn: async ({ signal }) => {
      const now = new Date();
      const [attention, perWeek, activity] = await Promise.all([
        pendingWork(client, signal),
        inquiriesPerWeek(client, startOfCounting(now), WEEKS, signal),
        recentActivity(client, signal),
      ]);
      return { attention, perWeek, activity, start: firstMonday(now) };
    },
    enabled: signedIn,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}
