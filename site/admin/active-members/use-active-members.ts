import { useQuery } from "@tanstack/react-query";
import { listActiveMembers } from "#supabase/data/members.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";

const STALE_MS = 60_000;

/** The active members: names of authors and creators, and to whom inquiries can be assigned. */
export function useActiveMembers() {
  const client = useStaffClient();
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: [...adminKeys.members, "active"],
    enabled,
    queryFn: ({ signal }) => listActiveMembers(client, signal),
    staleTime: STALE_MS,
  });
}
