import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = number | "hang" | { readonly redirect: string };

export interface HookServer {
  readonly url: string;
  /** Method and path of each request, in the order of their arrival. */
  readonly requests: string[];
  /** The answers to the next requests; 200 to those after them. */
  answer(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

/** A real HTTP server on loopback in the place of a host with a build hook. */
export async function startHookServer(): Promise<HookServer> {
  const requests: string[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    requests.push(`${String(request.method)} ${String(request.url)}`);
    respond(response, answers.shift() ?? 200);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/hooks/secret`,
    requests,
    answer: (...next) => {
      answers.splice(0, Infinity, ...next);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function respond(response: ServerResponse, answer: Answer) {
  if (answer === "hang") return;
  // Without it a client may use a connection that the server has closed meanwhile.
  response.setHeader("connection", "close");
  if (typeof answer === "number") response.writeHead(answer).end("{}");
  else response.writeHead(302, { location: answer.redirect }).end();
}
