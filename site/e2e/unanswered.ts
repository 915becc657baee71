import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";

interface Unanswered {
  /** Resolves when the server has stored the request. */
  readonly stored: Promise<undefined>;
  close(): void;
}

/** Forwards POST requests to `path` to the backend and withholds the responses. A separate server holds
 * them: a request that Playwright holds is sent by Chromium itself when the tab closes. */
export async function leaveUnanswered(
  page: Page,
  backend: string,
  path: string,
): Promise<Unanswered> {
  const { promise: stored, resolve } = Promise.withResolvers<undefined>();
  const server = createServer((request) => {
    void (async () => {
      const { authorization = "", apikey = "", prefer = "" } = request.headers;
      await fetch(new URL(request.url ?? "", backend), {
        method: "POST",
        headers: {
          authorization,
          apikey: String(apikey),
          prefer: String(prefer),
          "content-type": "application/json",
        },
        body: new Uint8Array(await buffer(request)),
      });
      resolve(undefined);
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
  return { stored, close };
}
