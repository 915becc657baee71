import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  inviteMember,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from "#supabase/data/invitations.ts";
import type { StaffRole } from "#supabase/data/limits.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** The open invitations. Fetched on every mount. */
export function useInvitations() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.invitations,
    queryFn: ({ signal }) => listInvitations(client, signal),
    staleTime: 0,
  });
}

/** Invites a member and returns the code of the invitation. */
export function useInviteMember() {
  const client = useStaffClient();
  const refresh = useInvalidateInvitations();
  return useMutation({
    mutationFn: ({ email, role }: { readonly email: string; readonly role: StaffRole }) =>
      inviteMember(client, email, role),
    onSettled: refresh,
  });
}

/** Mails an invitation again and returns the new code; null if it is no longer open. */
export function useResendInvitation() {
  const client = useStaffClient();
  const refresh = useInvalidateInvitations();
  return useMutation({
    mutationFn: (id: string) => resendInvitation(client, id),
    onSettled: refresh,
  });
}

/** Withdraws an invitation. */
export function useRevokeInvitation() {
  const client = useStaffClient();
  const refresh = useInvalidateInvitations();
  return useMutation({
    mutationFn: (id: string) => revokeInvitation(client, id),
    onSettled: refresh,
  });
}

function useInvalidateInvitations() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.invitations });
}
