import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchReplySignature, saveReplySignature } from "#supabase/data/reply-signature.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { studio } from "#site/content/studio.ts";

/** The signature of members who have not written one. */
export const STUDIO_SIGNATURE = `Kind regards,\n${studio.name}\n${studio.phone}`;

/** Query of the signed-in member's signature; null for the studio's. */
export function useOwnSignature() {
  const client = useStaffClient();
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: adminKeys.replySignature,
    enabled,
    queryFn: ({ signal }) => fetchReplySignature(client, signal),
  });
}

/** The text at the end of a new reply; the studio's until the member's is loaded. */
export function useReplySignature(): string {
  return useOwnSignature().data ?? STUDIO_SIGNATURE;
}

/** Saves the signed-in member's signature. The studio's text is stored as null and follows its changes. */
export function useSaveSignature() {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => {
      const trimmed = trimText(text);
      const signature = trimmed === STUDIO_SIGNATURE ? null : trimmed;
      await saveReplySignature(client, signature);
      return signature;
    },
    onSuccess: (signature) => cache.setQueryData(adminKeys.replySignature, signature),
    onError: (failure) => {
      console.error("[reply-signature]", failure);
    },
  });
}
