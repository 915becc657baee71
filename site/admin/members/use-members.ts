import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeMember,
  chooseInquiryMail,
  listMembers,
  setOwnName,
} from "#supabase/data/members.ts";
import type { Member } from "#supabase/data/members.ts";
import type { InquiryMailChoice } from "#supabase/data/limits.ts";
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

/** Stores the name of the signed-in member. */
export function useSetOwnName() {
  const client = useStaffClient();
  const refresh = useInvalidateMembers();
  return useMutation({
    mutationFn: (name: string) => setOwnName(client, name),
    onSettled: refresh,
  });
}

/** Returns a function that refetches all lists of members. */
export function useInvalidateMembers() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.members });
}
