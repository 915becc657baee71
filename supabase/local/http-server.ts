import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { BackendError, reasonOf, systemCode } from "./backend-error.ts";
import type { Handler } from "./gateway.ts";
import { errorResponse } from "./error-response.ts";

/**
 * Milliseconds after which an idle connection is closed, longer than any pause of the embedded database: with Node's five
 * seconds, a busy machine closes connections just as a client that does not know of the pause sends its next request.
 */
const KEEP_ALIVE_MS = 65_000;
/** Milliseconds for open requests to finish on shutdown; idle keep-alive connections are closed. */
const GRACE_MS = 1000;

export interface Listener {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens at once, so that a port in use is detected before anything else starts; early requests wait
 * for the handler. */
export async function listen(
  host: string,
  port: number,
  handler: Promise<Handler>,
): Promise<Listener> {
  const server = createAdaptorServer({
    hostname: host,
    fetch: async (request, env) => {
      try {
        const handle = await handler;
        return await handle(request, clientIpOf(env));
      } catch (error) {
        console.error("The backend failed to answer:", reasonOf(error));
        return errorResponse(500, "server_error", "Something went wrong. Please try again.");
      }
    },
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await bind(server, host, port);
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return { url: `http://${host}:${String(bound)}`, close: () => close(server) };
}

function clientIpOf(env: HttpBindings | Http2Bindings): string {
  return env.incoming.socket.remoteAddress ?? "unknown";
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(
        systemCode(error) === "EADDRINUSE"
          ? new BackendError(
              "port-in-use",
              `Port ${String(port)} on ${host} is already in use; stop what uses it or choose another port.`,
              error,
            )
          : new BackendError(
              "wrong-option",
              `The backend cannot listen on ${host}:${String(port)} (${reasonOf(error)}).`,
              error,
            ),
      );
    });
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, GRACE_MS).unref();
  });
}
