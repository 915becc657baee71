import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { unreadInquiries } from "#supabase/data/inquiries.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { createNewInquiryTracker, noticeOf } from "./inquiry-notifications.ts";
import type { NewInquiryTracker } from "./inquiry-notifications.ts";
import {
  NEW_INQUIRIES_POLL_MS,
  useInquiryBroadcast,
  useInquiryPollInterval,
} from "#site/admin/context/inquiry-broadcast.ts";
import { useIsVisible } from "#site/admin/context/use-is-visible.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { usePlace } from "#site/admin/navigation/admin-navigation.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** In a visible tab outside the inbox: with the four requests of an open overview twelve a minute. */
const VISIBLE_POLL_MS = 7500;
/** In a hidden tab. */
const HIDDEN_POLL_MS = 60_000;

/**
 * Polls unread inquiries, rarely where Realtime announces them or the tab is hidden: notifies about new ones,
 * updates the badge and returns the count.
 */
export function useInquiryPolling(): number {
  const client = useStaffClient();
  const platform = usePlatform();
  const signedIn = useIsSignedIn();
  const isInboxOpen = usePlace() === "contacts";
  const visibleMs = isInboxOpen ? NEW_INQUIRIES_POLL_MS : VISIBLE_POLL_MS;
  const browserMs = useIsVisible() ? visibleMs : HIDDEN_POLL_MS;
  // Notifications of the system depend on the poll.
  const refetchInterval = useInquiryPollInterval(
    platform.reportsWhileHidden ? NEW_INQUIRIES_POLL_MS : browserMs,
  );
  useInquiryBroadcast();
  const arrivals = useRef<NewInquiryTracker | null>(null);
  const { data } = useQuery({
    queryKey: [...adminKeys.counts, "unread"],
    queryFn: ({ signal }) => unreadInquiries(client, signal),
    enabled: signedIn,
    staleTime: 0,
    refetchInterval,
    // Notifications are needed most while the window is in the background.
    refetchIntervalInBackground: true,
    // The next poll is the retry. A hidden page would pause a retry, and every later poll with it.
    retry: false,
  });
  const count = signedIn ? (data?.count ?? 0) : 0;
  useEffect(() => {
    if (data === undefined) return;
    arrivals.current ??= createNewInquiryTracker();
    const notice = noticeOf(arrivals.current(data.newest));
    if (notice !== null) platform.notify(notice);
  }, [data, platform]);
  useFreshCounters(data?.count);
  useEffect(() => {
    platform.setUnread(count);
  }, [count, platform]);
  useEffect(
    () => () => {
      platform.setUnread(0);
    },
    [platform],
  );
  return count;
}

/** Fetches the counters of the overview again whenever the number of unread inquiries has changed. */
function useFreshCounters(unread: number | undefined) {
  const cache = useQueryClient();
  const counted = useRef(unread);
  useEffect(() => {
    const isChanged = counted.current !== undefined && unread !== counted.current;
    counted.current = unread;
    if (isChanged) void cache.invalidateQueries({ queryKey: adminKeys.counts, exact: true });
  }, [cache, unread]);
}
