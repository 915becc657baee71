import { useQuery } from "@tanstack/react-query";
import { attentionToday, inquiriesPerWeek, recentActivity } from "#supabase/data/overview.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { firstMonday, WEEKS } from "./weeks.ts";

/** The counters are asked for more often; this changes slowly. */
const ASK_EVERY_MS = 60_000;

/** What stands beside the counters: asked for when the overview is opened, every minute while it is
 * looked at, and after every change that touches the counters. */
export function useOverview() {
  const client = useStaffClient();
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: [...adminKeys.counts, "overview"],
    queryFn: async ({ signal }) => {
      const start = firstMonday(new Date());
      const [attention, perWeek, activity] = await Promise.all([
        attentionToday(client, signal),
        inquiriesPerWeek(client, start, WEEKS, signal),
        recentActivity(client, signal),
      ]);
      return { attention, perWeek, activity, start };
    },
    enabled: signedIn,
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
  });
}
