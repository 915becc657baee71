import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from "#supabase/data/preview-links.ts";
import type { SharedRow } from "#supabase/data/preview-links.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** The valid preview links of a row, and the changes of them. */
export function usePreviewLinks(row: SharedRow) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const queryKey = [...adminKeys.previewLinks, row.kind, row.id];
  const refresh = () => cache.invalidateQueries({ queryKey });
  return {
    links: useQuery({
      queryKey,
      queryFn: ({ signal }) => listPreviewLinks(client, row, signal),
      staleTime: 0,
    }),
    create: useMutation({
      mutationFn: () => createPreviewLink(client, row),
      // The result has the token, which no cache keeps after the dialog is closed.
      gcTime: 0,
      onSettled: refresh,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => revokePreviewLink(client, id),
      onSettled: refresh,
    }),
  };
}
