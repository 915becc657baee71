import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  beginEnrolment,
  confirmEnrolment,
  removeFactor,
  secondFactor,
} from "#supabase/data/second-factor.ts";
import type { Enrolment } from "#supabase/data/second-factor.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** Query of the account's second factor: on, with its start date, or off. */
export function useSecondFactor() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.secondFactor,
    queryFn: () => secondFactor(client),
    staleTime: 0,
  });
}

/** Starts an enrolment. Resolves with null when the backend does not support authenticator apps. */
export function useBeginEnrolment() {
  const client = useStaffClient();
  return useMutation({ mutationFn: () => beginEnrolment(client) });
}

/** Confirms an enrolment with a code of the app. The server then ends the account's other sessions. */
export function useConfirmEnrolment(enrolment: Enrolment) {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => confirmEnrolment(client, enrolment, code),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.secondFactor }),
  });
}

/** Removes a second factor by id. Fails with `invalid` unless this session verified a code. */
export function useRemoveFactor() {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeFactor(client, id),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.secondFactor }),
  });
}
