import type { Page, WebSocketRoute } from "@playwright/test";

/** Message with which a page joins a channel. */
interface Join {
  readonly topic: string;
  readonly payload: unknown;
}

/** Supabase Realtime, as far as a page knows it. */
export interface Realtime {
  /** The channels that the page has joined or tried to join, oldest first. */
  readonly joins: readonly Join[];
  /** Refuses channels from now on, as the server does without a policy that allows them. */
  refuse(): void;
  /** Announces a change on the last joined channel. */
  announce(): void;
  /** Ends the connection, as a server that restarts does. */
  drop(): Promise<void>;
}

/**
 * Stands in for Supabase Realtime, whose server cannot run here: it speaks the protocol of Phoenix channels, version
 * 2.0.0 (arrays of join reference, reference, topic, event, payload), and names the channel that the embedded database
 * does not have.
 */
export async function imitateRealtime(page: Page): Promise<Realtime> {
  const joins: Join[] = [];
  let refuses = false;
  let socket: WebSocketRoute | undefined;
  await page.route("**/rest/v1/rpc/inquiry_channel", (route) =>
    route.fulfill({ json: "inquiries" }),
  );
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (route) => {
    socket = route;
    route.onMessage((text) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(String(text)) as unknown[];
      if (event === "phx_join") joins.push({ topic: String(topic), payload });
      const isRefused = event === "phx_join" && refuses;
      const reply = isRefused
        ? { status: "error", response: { reason: "Unauthorized" } }
        : { status: "ok", response: {} };
      route.send(JSON.stringify([joinRef, ref, topic, "phx_reply", reply]));
    });
  });
  return {
    joins,
    refuse: () => {
      refuses = true;
    },
    announce: () => {
      const message = { type: "broadcast", event: "changed", payload: {} };
      socket?.send(JSON.stringify([null, null, joins.at(-1)?.topic, "broadcast", message]));
    },
    drop: async () => {
      await socket?.close({ code: 1012, reason: "Service restart" });
    },
  };
}
