import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { openOutbox, useOutboxState } from "./outbox.ts";
import type { OutboxEntry } from "./outbox-entry.ts";

const RETRY_INTERVAL_MS = 15_000;

/** The signed-in member's entries in the outbox of this device, oldest first. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const memberId = useSession((session) => session.memberId);
  const entries = useOutboxState((outbox) => outbox.entries);
  return entries.filter(({ owner }) => owner === memberId);
}

/**
 * Sends the outbox while the session is valid: on start, after reconnecting, and at an interval
 * until no entry is waiting. The dashboard mounts it once.
 */
export function useSendOutbox() {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const { phase, memberId, email } = useSession();
  const waitingCount = useOutboxEntries().filter(({ state }) => state.kind === "waiting").length;
  useEffect(openOutbox, []);

  useEffect(() => {
    if (phase !== "signed-in" || memberId === null || waitingCount === 0) return;
    const send = () => {
      // Loaded when an entry is waiting: saving and uploading are not part of the dashboard's first load.
      import("./send-outbox.ts")
        .then(({ sendOutbox }) => sendOutbox(client, { memberId, email }))
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
