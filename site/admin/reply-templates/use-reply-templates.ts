import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from "#supabase/data/reply-templates.ts";
import type { ReplyTemplate, ReplyTemplateText } from "#supabase/data/reply-templates.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";

/** Query of all templates, by name. */
export function useReplyTemplates() {
  const client = useStaffClient();
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: adminKeys.replyTemplates,
    enabled,
    queryFn: ({ signal }) => listReplyTemplates(client, signal),
  });
}

/**
 * Saves a template: over the version of `stored`, or as a new one with this id. Fails with `invalid` and a field when the
 * server refuses it, and with `conflict` when a colleague saved another version.
 */
export function useSaveReplyTemplate() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, stored, text }: SavedTemplate) =>
      stored === null
        ? createReplyTemplate(client, id, text)
        : updateReplyTemplate(client, id, stored.version, text),
    onError: (failure) => {
      console.error("[reply-template]", failure);
    },
    onSettled: refresh,
  });
}

interface SavedTemplate {
  readonly id: string;
  readonly stored: ReplyTemplate | null;
  readonly text: ReplyTemplateText;
}

/** Deletes a template. */
export function useDeleteReplyTemplate() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => deleteReplyTemplate(client, id),
    onSettled: refresh,
  });
}

function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.replyTemplates });
}
