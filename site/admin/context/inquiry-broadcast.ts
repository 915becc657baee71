import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { followInquiries, inquiryChannel } from "#supabase/data/inquiry-broadcast.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { adminKeys } from "./query-keys.ts";
import { useStaffClient } from "./staff-backend.tsx";

/**
 * A new inquiry is listed in the open inbox, and reported by the desktop app, within five seconds, request included.
 */
export const NEW_INQUIRIES_POLL_MS = 4000;
/** Interval that picks up colleagues' changes of an open inquiry, of its notes and of its replies. */
export const OPEN_INQUIRY_POLL_MS = 15_000;
/** An announcement can be lost, so that what is announced is also asked for. */
const ANNOUNCED_POLL_MS = 60_000;
/** Many announcements at once lead to one request for each list. */
const COLLECT_MS = 300;

/** Whether changes of inquiries are announced to this dashboard at present. */
const useBroadcast = create(() => ({ isLive: false }));

/** Milliseconds between two requests for inquiries: `ms`, but a minute at least while their changes are announced. */
export function useInquiryPollInterval(ms: number): number {
  return useBroadcast(({ isLive }) => isLive) ? Math.max(ms, ANNOUNCED_POLL_MS) : ms;
}

/** Follows the announcements of changed inquiries, where the backend has Realtime, and fetches again what they concern. */
export function useInquiryBroadcast(): void {
  const client = useStaffClient();
  const cache = useQueryClient();
  const enabled = useIsSignedIn();
  const { data: channel = null } = useQuery({
    queryKey: adminKeys.inquiryChannel,
    queryFn: ({ signal }) => inquiryChannel(client, signal),
    enabled,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!enabled || channel === null) return undefined;
    const refetch = collected(() => {
      refetchInquiries(cache);
    });
    const unfollow = followInquiries(client, channel, {
      onChange: refetch.soon,
      onLive: (isLive) => {
        useBroadcast.setState({ isLive });
        if (isLive) refetch.soon();
      },
    });
    return () => {
      refetch.cancel();
      unfollow();
      useBroadcast.setState({ isLive: false });
    };
  }, [cache, channel, client, enabled]);
}

/** A hidden page fetches the counts only; its lists follow as soon as it is shown. */
function refetchInquiries(cache: QueryClient) {
  const refetchType = document.visibilityState === "visible" ? "active" : "none";
  void cache.invalidateQueries({ queryKey: adminKeys.inquiries, refetchType });
  void cache.invalidateQueries({ queryKey: adminKeys.counts });
}

/** Calls a function once for all calls of `soon` within a moment. */
function collected(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        call();
      }, COLLECT_MS);
    },
    cancel: () => {
      clearTimeout(timer);
    },
  };
}
