import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listLastJobRuns } from "#supabase/data/jobs.ts";
import { readUnsentMails, retryMails } from "#supabase/data/unsent-mails.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

const RUNS_KEY = [...adminKeys.jobs, "runs"];
const MAILS_KEY = [...adminKeys.jobs, "mails"];

export function useJobRuns() {
  const client = useStaffClient();
  return useQuery({
    queryKey: RUNS_KEY,
    queryFn: ({ signal }) => listLastJobRuns(client, signal),
    staleTime: 0,
  });
}

export function useUnsentMails() {
  const client = useStaffClient();
  return useQuery({
    queryKey: MAILS_KEY,
    queryFn: ({ signal }) => readUnsentMails(client, signal),
    staleTime: 0,
  });
}

/** Sends failed mails again: the one with this id, or all without one. */
export function useRetryMails() {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => retryMails(client, id),
    onSettled: () => cache.invalidateQueries({ queryKey: MAILS_KEY }),
  });
}
