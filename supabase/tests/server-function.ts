import type { LocalBackend } from "#supabase/local/start-backend.ts";
import type { Caller } from "./clients.ts";
import type { Role } from "./users.ts";

interface CallContext {
  readonly backend: LocalBackend;
  readonly role: Role;
  readonly caller: Caller;
}

export type Arguments = Readonly<Record<string, unknown>>;

export interface ServerFunction {
  readonly name: string;
  /** Roles that get a result or an effect; every other role gets neither. */
  readonly may: readonly Role[];
  readonly args?: (context: CallContext) => Promise<Arguments>;
  /** Whether the call had its effect; reads the response if the function only returns data. */
  readonly works?: (context: CallContext, args: Arguments) => Promise<boolean>;
  /** The call as a statement: Lite passes JSON to a function of native PostgreSQL as a text, so that
   * such a call is only testable by SQL. */
  readonly statement?: (args: Arguments) => string;
}
