import { useQuery } from "@tanstack/react-query";
import { listAssignees } from "#supabase/data/members.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

const STALE_MS = 60_000;

/** The members to whom inquiries can be assigned. */
export function useAssignees() {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.members, "assignees"],
    queryFn: ({ signal }) => listAssignees(client, signal),
    staleTime: STALE_MS,
  });
}
