import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocalBackend } from "#supabase/local/start-backend.ts";

interface Reply {
  readonly status: number;
  readonly json: object;
}

export interface ChangedBackend {
  readonly url: string;
  /** Replies by path, instead of those of the backend. */
  readonly replies: Map<string, Reply>;
  stop(): void;
}

/** Version that GoTrue of a hosted project reports; Lite names itself here. */
const HOSTED_HEALTH = { status: 200, json: { version: "v2.189.0", name: "GoTrue" } };

/** A proxy in front of the embedded backend that looks like a hosted project: it has the settings that only hosted
 * projects can have, and visitors have the rights of the migrations. */
export async function startChangedBackend(backend: LocalBackend): Promise<ChangedBackend> {
  const replies = new Map<string, Reply>([["/auth/v1/health", HOSTED_HEALTH]]);
  await fetch(`${backend.url}/rest/v1/categories`, { headers: { apikey: backend.publishableKey } });
  await backend.script(
    `revoke all on all tables in schema public from anon; ${grantsOfVisitors()}`,
  );
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? "/", backend.url);
      const reply = replies.get(pathname);
      if (reply !== undefined) {
        response.writeHead(reply.status, { "content-type": "application/json" });
        response.end(JSON.stringify(reply.json));
        return;
      }
      const headers = Object.entries(request.headers).filter(
        ([name]) => !["host", "connection"].includes(name),
      );
      const body = await buffer(request);
      const answer = await fetch(`${backend.url}${request.url ?? ""}`, {
        method: request.method ?? "GET",
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        ...(body.length > 0 ? { body } : {}),
      });
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "text/plain",
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${String(port)}`, replies, stop };
}

/** Lite grants every right on tables with the first request; hosted projects have these only. */
function grantsOfVisitors(): string {
  const schema = readFileSync(join(import.meta.dirname, "../../schema.sql"), "utf8");
  return (schema.match(/^GRANT \S+ ON TABLE public\..* TO anon;$/gm) ?? []).join("\n");
}
