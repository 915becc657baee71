import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

/** The Realtime channel that announces changes of inquiries; null where the backend has no Realtime. */
export async function inquiryChannel(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<string | null> {
  return (await sendAsStaff(client, client.rest.rpc("inquiry_channel"), signal)) || null;
}

interface BroadcastListener {
  /** An inquiry came in, changed or was erased. The announcement does not say which: source `broadcast_inquiries` in SQL. */
  readonly onChange: () => void;
  /** Whether announcements arrive from now on; some can have been missed before. */
  readonly onLive: (isLive: boolean) => void;
}

/** Listens to the announcements of a channel, which reconnects by itself. Returns the function that ends it. */
export function followInquiries(
  { realtime: supabase }: StaffClient,
  name: string,
  { onChange, onLive }: BroadcastListener,
): () => void {
  const channel = supabase.channel(name, { config: { private: true } });
  let ended = false;
  const subscribe = async () => {
    // A private channel is joined with the rights of the access token.
    await supabase.realtime.setAuth();
    if (ended) return;
    channel.on("broadcast", { event: "changed" }, onChange).subscribe((status, error) => {
      if (error !== undefined) console.warn("[realtime]", error);
      onLive(status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED);
    });
  };
  subscribe().catch((error: unknown) => {
    // The dashboard goes on asking.
    console.warn("[realtime]", error);
  });
  return () => {
    ended = true;
    void supabase.removeChannel(channel);
  };
}
