import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { currentBoundary } from "./current.ts";
import { OWN_ORIGIN } from "./origins.ts";

export interface PageServer {
  /** The address under which Chromium sees the app's own origin. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Hands every request of the page to the handler that main registered, and its answer back. */
export async function startPageServer(): Promise<PageServer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? "/", request.method ?? "GET").then(async (answered) => {
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(Buffer.from(await answered.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function answer(path: string, method: string): Promise<Response> {
  const handler = currentBoundary().protocolHandlers.get("studio");
  if (handler === undefined) return new Response("Main registered no handler.", { status: 503 });
  return handler(new Request(`${OWN_ORIGIN}${path}`, { method }));
}
