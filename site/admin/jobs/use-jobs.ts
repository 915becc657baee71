import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listLastJobRuns } from "#supabase/data/jobs.ts";
import { readSiteBuild, rebuildSite } from "#supabase/data/site-build.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { readUnsentMails, retryMails } from "#supabase/data/unsent-mails.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

const RUNS_KEY = [...adminKeys.jobs, "runs"];
const BUILD_KEY = [...adminKeys.jobs, "site-build"];
const MAILS_KEY = [...adminKeys.jobs, "mails"];

/** The last run of each job, fetched whenever the page opens. */
export function useJobRuns() {
  const client = useStaffClient();
  return useQuery({
    queryKey: RUNS_KEY,
    queryFn: ({ signal }) => listLastJobRuns(client, signal),
    staleTime: 0,
  });
}

/** The mails of the outbox that were not sent, fetched whenever the page opens. */
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

/** The rebuild of the site. */
export function siteBuildQuery(client: StaffClient) {
  return queryOptions({
    queryKey: BUILD_KEY,
    queryFn: ({ signal }) => readSiteBuild(client, signal),
    staleTime: 0,
  });
}

/** The rebuild of the site, fetched again every 15 seconds: the worker requests one meanwhile. */
export function useSiteBuild() {
  return useQuery({ ...siteBuildQuery(useStaffClient()), refetchInterval: 15_000 });
}

/** Asks for a rebuild; the result is the time of the request. */
export function useRebuildSite() {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => rebuildSite(client),
    onSettled: () => cache.invalidateQueries({ queryKey: BUILD_KEY }),
  });
}
