import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createRedirect,
  deleteRedirect,
  importRedirects,
  listMissingPaths,
  listRedirects,
  updateRedirect,
} from "#supabase/data/redirects.ts";
import type { Redirect, RedirectPaths } from "#supabase/data/redirects.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { parseRedirectsCsv, refusedLines } from "./redirects-model.ts";

/** All redirects by their old address, fetched whenever the page opens. */
export function useRedirects() {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.redirects, "list"],
    queryFn: ({ signal }) => listRedirects(client, signal),
    staleTime: 0,
  });
}

/** Addresses of the last 30 days that were not found and have no redirect, most requested first. */
export function useMissingPaths() {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.redirects, "missing"],
    queryFn: ({ signal }) => listMissingPaths(client, signal),
    staleTime: 0,
  });
}

/** Creates a redirect, or changes the given one. `id` is that of a new one. */
export function useSaveRedirect(redirect: Redirect | null, id: string) {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (paths: RedirectPaths) =>
      redirect === null
        ? createRedirect(client, { id, ...paths })
        : updateRedirect(client, redirect, paths),
    onSuccess: refresh,
  });
}

/** Deletes the redirect with an id, then fetches the lists again; succeeds if it is gone already. */
export function useDeleteRedirect() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => deleteRedirect(client, id),
    onSuccess: refresh,
  });
}

/** Imports a CSV file. The result has the number of stored redirects and the lines that were refused. */
export function useImportRedirects(origin: string) {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (file: File) => {
      const parsed = parseRedirectsCsv(await file.text(), origin);
      const byServer = await importRedirects(client, parsed.rows);
      const stored = parsed.rows.length - byServer.length;
      return { name: file.name, stored, refused: refusedLines(parsed, byServer) };
    },
    // A part may be stored if the connection broke.
    onSettled: refresh,
  });
}

function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.redirects });
}
