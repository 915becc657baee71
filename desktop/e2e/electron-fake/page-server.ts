import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { currentBoundary } from "./current.ts";
import { OWN_ORIGIN } from "./origins.ts";

let running: Promise<string> | null = null;

/** Serves the app's own origin to Chromium: passes every request of the page to the handler that main
 * registered, and returns its response. One server for all starts of a worker. */
export function pageServer(): Promise<string> {
  return (running ??= start());
}

async function start(): Promise<string> {
  const server = createServer((request, response) => {
    void respond(request.url ?? "/", request.method ?? "GET").then(async (reply) => {
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(Buffer.from(await reply.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function respond(path: string, method: string): Promise<Response> {
  const handler = currentBoundary().protocolHandlers.get("studio");
  if (handler === undefined) return new Response("Main registered no handler.", { status: 503 });
  return handler(new Request(`${OWN_ORIGIN}${path}`, { method }));
}
