import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeMember,
  chooseInquiryMail,
  inviteMember,
  listMembers,
} from "#supabase/data/members.ts";
import type { Member } from "#supabase/data/members.ts";
import { mailCode } from "#supabase/data/password-reset.ts";
import type { InquiryMailChoice, StaffRole } from "#supabase/data/limits.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** All members, deactivated ones included. Fetched on every mount. */
export function useMembers() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.members,
    queryFn: ({ signal }) => listMembers(client, signal),
    staleTime: 0,
  });
}

/** Invites a member; `mailed` is false if the email with the code could not be sent. */
export function useInviteMember() {
  const client = useStaffClient();
  const refresh = useInvalidateMembers();
  return useMutation({
    mutationFn: ({ email, role }: { readonly email: string; readonly role: StaffRole }) =>
      inviteMember(client, email, role),
    onSettled: refresh,
  });
}

/** Changes role and access of a member. */
export function useChangeMember() {
  const client = useStaffClient();
  const refresh = useInvalidateMembers();
  return useMutation({
    mutationFn: ({ id, role, active }: Pick<Member, "id" | "role" | "active">) =>
      changeMember(client, id, role, active),
    onSettled: refresh,
  });
}

/** Sets how a member gets notices of inquiries. */
export function useChooseInquiryMail(memberId: string) {
  const client = useStaffClient();
  const refresh = useInvalidateMembers();
  return useMutation({
    mutationFn: (choice: InquiryMailChoice) => chooseInquiryMail(client, memberId, choice),
    onSettled: refresh,
  });
}

/** Resends the email with the code to set a password. */
export function useMailAgain() {
  const client = useStaffClient();
  return useMutation({ mutationFn: (email: string) => mailCode(client, email) });
}

function useInvalidateMembers() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.members });
}
