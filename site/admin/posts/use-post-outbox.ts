import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { postOutbox, postServer } from "./post-outbox.ts";
import type { WaitingPost } from "./post-outbox.ts";

const TRY_AGAIN_MS = 15_000;

/** Drafts of whoever is signed in that wait on this device, oldest first. */
export function useWaitingPosts(): readonly WaitingPost[] {
  const owner = useSession((session) => session.owner);
  const entries = postOutbox.useOutbox((outbox) => outbox.entries);
  return entries.filter((entry) => entry.owner === owner);
}

/** Sends what waits whenever the server knows us: at the start, when the network is back, and again
 * until all has arrived. Mounted once by the dashboard. */
export function usePostOutbox() {
  const client = useStaffClient();
  const cache = useQueryClient();
  const { phase, owner, email } = useSession();
  const waiting = useWaitingPosts().filter(({ state }) => state.kind === "waiting").length;
  useEffect(() => {
    postOutbox.open();
  }, []);

  useEffect(() => {
    if (phase !== "signed-in" || owner === null || waiting === 0) return;
    const send = () => {
      postOutbox
        .send(owner, postServer(client, email))
        .then(() =>
          Promise.all([
            cache.invalidateQueries({ queryKey: [...adminKeys.posts, "list"] }),
            cache.invalidateQueries({ queryKey: adminKeys.counts }),
          ]),
        )
        .catch((error: unknown) => {
          console.error("[post-outbox]", error);
        });
    };
    send();
    const timer = setInterval(send, TRY_AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [phase, owner, email, waiting, client, cache]);
}
