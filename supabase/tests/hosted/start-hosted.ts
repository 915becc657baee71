import { readFileSync } from "node:fs";
import postgres from "postgres";
import { reasonOf } from "#supabase/local/backend-error.ts";
import { startNativePostgres } from "../native-postgres.ts";
import type { NativePostgres } from "../native-postgres.ts";

export interface HostedDatabase {
  /** Connection string of the role `postgres`, which is no superuser. */
  readonly url: string;
  query(sql: string): Promise<readonly postgres.Row[]>;
  stop(): Promise<void>;
}

/** Starts native PostgreSQL prepared like a new hosted project (hosted-database.sql), or returns why it cannot. */
export async function startHostedDatabase(): Promise<HostedDatabase | { missing: string }> {
  const server = await startNativePostgres("supabase_admin");
  if ("missing" in server) return server;
  try {
    await prepare(server);
  } catch (error) {
    await server.stop();
    throw new Error(`The database could not be prepared: ${reasonOf(error)}`, { cause: error });
  }
  const url = `${server.url.replace("supabase_admin@", "postgres:postgres@")}/postgres`;
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    url,
    query: (sql) => client.unsafe(sql),
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}

async function prepare(server: NativePostgres) {
  const admin = postgres(`${server.url}/postgres`, { max: 1 });
  try {
    await admin.unsafe(readFileSync(new URL("hosted-database.sql", import.meta.url), "utf8"));
  } finally {
    await admin.end();
  }
}
