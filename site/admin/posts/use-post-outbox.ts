import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { postOutbox } from "./post-outbox.ts";
import type { QueuedPost } from "./post-outbox.ts";

const RETRY_INTERVAL_MS = 15_000;

/** The signed-in member's queued drafts on this device, oldest first. */
export function useQueuedPosts(): readonly QueuedPost[] {
  const owner = useSession((session) => session.memberId);
  const entries = postOutbox.useOutbox((outbox) => outbox.entries);
  return entries.filter((entry) => entry.owner === owner);
}

/**
 * Flushes the outbox while the session is valid: on start, after reconnecting, and at an interval
 * until it is empty. The dashboard mounts it once.
 */
export function usePostOutbox() {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const { phase, memberId, email } = useSession();
  const waitingCount = useQueuedPosts().filter(({ state }) => state.kind === "waiting").length;
  useEffect(() => {
    postOutbox.open();
  }, []);

  useEffect(() => {
    if (phase !== "signed-in" || memberId === null || waitingCount === 0) return;
    const send = () => {
      // Loaded when a draft is queued: saving and uploading are not part of the dashboard's first load.
      import("./post-sender.ts")
        .then(({ postSender }) => postOutbox.send(memberId, postSender(client, email)))
        .then(refresh)
        .catch((error: unknown) => {
          console.error("[post-outbox]", error);
        });
    };
    send();
    const timer = setInterval(send, RETRY_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [phase, memberId, email, waitingCount, client, refresh]);
}
