import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  endPresence,
  lastSavedBy,
  PRESENCE_INTERVAL_MS,
  reportPresence,
} from "#supabase/data/presence.ts";
import type { EditedRow, OtherEditor } from "#supabase/data/presence.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";

const NO_OTHERS: readonly OtherEditor[] = [];

/** Reports that this member edits the row, until unmount, and returns the others who do. */
export function useOtherEditors({ kind, id }: EditedRow): readonly OtherEditor[] {
  const client = useStaffClient();
  const enabled = useIsSignedIn();
  const { data, isError } = useQuery({
    queryKey: [...adminKeys.presence, kind, id],
    enabled,
    queryFn: ({ signal }) => reportPresence(client, { kind, id }, signal),
    // The next report follows anyway.
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: PRESENCE_INTERVAL_MS,
  });
  useEffect(() => {
    if (!enabled) return undefined;
    return () => {
      endPresence(client, { kind, id }).catch((error: unknown) => {
        // Harmless: without a further report the presence ends after a minute.
        console.warn("[presence]", error);
      });
    };
  }, [client, enabled, kind, id]);
  return enabled && !isError ? (data ?? NO_OTHERS) : NO_OTHERS;
}

/** The other member who saved the conflicting version of a row; null if unknown, or without a conflict. */
export function useLastSavedBy(
  kind: EditedRow["kind"],
  theirs: { readonly id: string; readonly updated_at: string } | null,
): string | null {
  const client = useStaffClient();
  const { data = null } = useQuery({
    queryKey: [...adminKeys.presence, "last-save", kind, theirs?.id, theirs?.updated_at],
    enabled: theirs !== null,
    queryFn: ({ signal }) =>
      theirs === null ? null : lastSavedBy(client, { kind, id: theirs.id }, signal),
    retry: false,
    staleTime: Infinity,
  });
  return data;
}
