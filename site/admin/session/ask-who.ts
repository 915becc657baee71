import { currentStaff } from "#supabase/data/auth.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useSession } from "./session-store.ts";

/** A start that hears nothing for so long shows what is on this device. The question goes on: to
 * renew an old session, supabase-js tries for half a minute. */
const PATIENCE_MS = { online: 3000, offline: 500 } as const;

let asking: Promise<void> | null = null;

/** Asks the server who is signed in; one question at a time. */
export function askWho(client: StaffClient): Promise<void> {
  asking ??= ask(client).finally(() => {
    asking = null;
  });
  return asking;
}

/** A request got no answer: one more tells whether the server is away or only that request failed. */
export function doubtReach(client: StaffClient) {
  if (useSession.getState().phase === "signed-in") void askWho(client);
}

async function ask(client: StaffClient) {
  const patience = setTimeout(
    () => {
      const { phase, unreachable } = useSession.getState();
      if (phase === "checking") unreachable();
    },
    navigator.onLine ? PATIENCE_MS.online : PATIENCE_MS.offline,
  );
  try {
    const staff = await currentStaff(client);
    const { marked, enter, expire } = useSession.getState();
    if (!marked) return;
    if (staff === null) expire();
    else enter(staff);
  } catch {
    useSession.getState().unreachable();
  } finally {
    clearTimeout(patience);
  }
}
