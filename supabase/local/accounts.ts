import { compare, hash } from "bcryptjs";
import type { Database } from "./database.ts";

/** Account operations of the gateway; the LIMITATIONS.md of Lite 0.10.0 lists the admin API as planned. */
export interface Accounts {
  /** Compares with the account's password, or with a dummy hash of the same cost if there is no
   * account, so that the response time does not reveal whether it exists. */
  knowsPassword(userId: string | null, password: string): Promise<boolean>;
  hasPassword(email: string): Promise<boolean>;
  /** Deletes the mailed codes of one account, or of all (null). */
  eraseCodes(email: string | null): Promise<void>;
  /** Marks a session as started with a mailed code instead of the password. */
  markRecovery(sessionId: string): Promise<void>;
  isRecovery(sessionId: string): Promise<boolean>;
  endOtherSessions(userId: string, sessionId: string): Promise<void>;
  isActiveMember(userId: string): Promise<boolean>;
}

/** The hash algorithm and cost of Lite. */
const COST = 10;
const RECOVERY = "recovery";

/** Account operations on the tables of the schema `auth`. */
export function createAccounts({ query }: Pick<Database, "query">): Accounts {
  const dummy = hash("compared for accounts that have no password", COST);
  const any = async (sql: string, parameters: readonly unknown[]) =>
    (await query(sql, parameters)).length > 0;

  return {
    async knowsPassword(userId, password) {
      const [row] = await query("select encrypted_password from auth.users where id = $1", [
        userId,
      ]);
      const stored = row?.["encrypted_password"];
      const known = typeof stored === "string" && stored !== "";
      return (await compare(password, known ? stored : await dummy)) && known;
    },
    hasPassword: (email) =>
      any("select from auth.users where email = $1 and encrypted_password <> ''", [email]),
    async eraseCodes(email) {
      await query(ERASE_CODES, [email]);
    },
    async markRecovery(sessionId) {
      await query("update auth.sessions set tag = $2 where id = $1", [sessionId, RECOVERY]);
    },
    isRecovery: (sessionId) =>
      any("select from auth.sessions where id = $1 and tag = $2", [sessionId, RECOVERY]),
    async endOtherSessions(userId, sessionId) {
      await query("delete from auth.sessions where user_id = $1 and id <> $2", [userId, sessionId]);
      await query("update auth.sessions set tag = null where id = $1", [sessionId]);
    },
    isActiveMember: (userId) =>
      any("select from private.staff where user_id::text = $1 and active", [userId]),
  };
}

const ERASE_CODES = `
update auth.users
set recovery_token = null, confirmation_token = null, reauthentication_token = null,
  email_change_token_current = null, email_change_token_new = null
where (email = $1 or $1::text is null)
  and coalesce(recovery_token, confirmation_token, reauthentication_token, email_change_token_current, email_change_token_new) is not null`;
