import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";

interface WithheldResponse {
  /** Resolves when the page has sent the request. */
  readonly sent: Promise<undefined>;
  /** Resolves with the HTTP status of the backend's response. */
  readonly stored: Promise<number>;
  /** Passes a held request on to the backend. */
  release(): void;
  close(): void;
}

/** POST requests to `path` reach the backend, at once or when they are released, but their responses do not
 * arrive. A server of its own holds them: a request that Playwright holds is sent by Chromium itself once the
 * tab closes. */
export async function withholdResponse(
  page: Page,
  backend: string,
  path: string,
  { held = false } = {},
): Promise<WithheldResponse> {
  const sent = Promise.withResolvers<undefined>();
  const stored = Promise.withResolvers<number>();
  const released = Promise.withResolvers<undefined>();
  const release = () => {
    released.resolve(undefined);
  };
  if (!held) release();
  const server = createServer((request) => {
    void (async () => {
      const body = new Uint8Array(await buffer(request));
      sent.resolve(undefined);
      await released.promise;
      const headers = passedOn(request.headers);
      const response = await fetch(new URL(request.url ?? "", backend), {
        method: "POST",
        headers,
        body,
      });
      stored.resolve(response.status);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.request().method() === "POST"
        ? route.continue({ url: `http://127.0.0.1:${String(port)}${pathname}${search}` })
        : route.fallback();
    },
  );
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { sent: sent.promise, stored: stored.promise, release, close };
}

const PASSED_ON = ["authorization", "apikey", "prefer", "content-type", "idempotency-key"];

function passedOn(headers: IncomingHttpHeaders): Headers {
  return new Headers(
    PASSED_ON.map((name): [string, string] => [name, String(headers[name] ?? "")]),
  );
}
