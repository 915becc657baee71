import { PgliteConnection } from "@supabase/lite/pglite";
import { PostgresConnection } from "@supabase/lite/postgres";
import type { Connection } from "@supabase/lite";
import type { Mutex } from "./mutex.ts";

type Row = Record<string, unknown>;

/** The database with all rights, for migrations, the seed and tests. Not reachable by HTTP. */
export interface Database {
  readonly query: (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;
  /** Runs several statements in one transaction. */
  readonly script: (sql: string) => Promise<void>;
}

/** Wraps a connection of Lite. On PGlite, `turn` serializes all statements, since it has one session. */
export function openDatabase(connection: Connection, turn: Mutex): Database {
  if (connection instanceof PgliteConnection) {
    const { driver } = connection;
    return {
      query: (sql, parameters = []) =>
        turn(async () => (await driver.query<Row>(sql, [...parameters])).rows),
      script: (sql) =>
        turn(async () => {
          await driver.transaction((transaction) => transaction.exec(sql));
        }),
    };
  }
  if (connection instanceof PostgresConnection) {
    const { driver } = connection;
    return {
      query: async (sql, parameters = []) => [
        ...(await driver.unsafe<Row[]>(sql, parameters.map(asParameter))),
      ],
      script: async (sql) => {
        await driver.begin((transaction) => transaction.unsafe(sql));
      },
    };
  }
  throw new Error("Only the drivers pglite and postgres are supported.");
}

/** Rolls back a transaction that a failed request may have left open on PGlite's single connection (see
 * pglite-serializers.ts): every later request would fail otherwise. */
export async function endTransaction(connection: Connection) {
  if (connection instanceof PgliteConnection) await connection.driver.exec("rollback");
}

function asParameter(value: unknown) {
  if (value === null || ["string", "number", "boolean"].includes(typeof value))
    return value as string;
  return value instanceof Date ? value : JSON.stringify(value);
}
