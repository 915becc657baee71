import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface AdminRequest {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

export interface AuthAdmin {
  readonly url: string;
  /** Requests that have arrived. */
  readonly requests: AdminRequest[];
  /** The token of every link. */
  readonly tokenHash: string;
  readonly stop: () => Promise<void>;
}

const TOKEN_HASH = "5e9f".repeat(14);

/**
 * Stand-in on loopback for the admin API of hosted Supabase's auth service, which does not run here. Responds in the
 * format of https://supabase.com/docs/reference/javascript/auth-admin-generatelink.
 */
export async function startAuthAdmin(): Promise<AuthAdmin> {
  const requests: AdminRequest[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const call = `${String(request.method)} ${String(request.url)}`;
      requests.push({ call, key: request.headers.authorization, body });
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          ...{ id: crypto.randomUUID(), aud: "authenticated", email: "x@studio.test" },
          ...{ action_link: "https://project.test/verify", email_otp: "123456" },
          ...{ hashed_token: TOKEN_HASH, verification_type: "recovery", redirect_to: "" },
        }),
      );
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    tokenHash: TOKEN_HASH,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
