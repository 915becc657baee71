import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { PASSWORD, PEOPLE } from "./users.ts";
import type { Role } from "./users.ts";

/** An HTTP client of one user, with or without a token. */
export interface Caller {
  readonly token: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const anonymous: Caller = { token: null, claims: { role: "anon" } };

export function visitorOf(backend: LocalBackend): PublicClient {
  return createPublicClient(backend);
}

export async function signedIn(
  backend: LocalBackend,
  email: string,
  password = PASSWORD,
): Promise<StaffClient> {
  const memory = new Map<string, string>();
  const client = createStaffClient({
    url: backend.url,
    publishableKey: backend.publishableKey,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => {
        memory.set(key, value);
      },
      removeItem: (key) => {
        memory.delete(key);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}

export async function callerOf(client: StaffClient): Promise<Caller> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) throw new Error("Nobody is signed in.");
  const claims: unknown = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  );
  return { token, claims: claims as Record<string, unknown> };
}

export async function callers(backend: LocalBackend): Promise<Record<Role, Caller>> {
  const signIn = async (email: string) => callerOf(await signedIn(backend, email));
  return {
    anonymous,
    outsider: await signIn(PEOPLE.outsider.email),
    editor: await signIn(PEOPLE.editor.email),
    owner: await signIn(PEOPLE.owner.email),
  };
}

/** Sends one raw request without a client library, as an attacker can. */
export function call(
  backend: LocalBackend,
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const bytes = body instanceof Uint8Array;
  return fetch(`${backend.url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${caller.token ?? backend.publishableKey}`,
      ...(bytes || body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}
