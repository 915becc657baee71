/** What went wrong, in the terms a screen decides by. */
export type DataErrorCode =
  | "offline"
  | "unauthorized"
  | "code-needed"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "invalid"
  | "too-large"
  | "unsupported-type"
  | "rate-limited"
  | "server";

export interface DataErrorInfo {
  /** HTTP status of the answer; null when none arrived or none was asked for. */
  readonly status?: number | null;
  /** Column the backend blames, as named in the database (`title`, `email`, …). */
  readonly field?: string | null;
  /** See the property of DataError; null when absent. */
  readonly serverMessage?: string | null;
  /** What the backend or the network said, kept for the console. */
  readonly cause?: unknown;
}

/** The only error the query modules throw, apart from the AbortError of a request its caller cancelled.
 * The message is a sentence for the person at the screen. */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly code: DataErrorCode;
  readonly status: number | null;
  readonly field: string | null;
  /** The server's own words for a failure that only its HTTP status describes; "" when it gave none.
   * null for a known failure: one of our triggers, policies or constraints, the session, the network.
   * Then `message` is the sentence for it. */
  readonly serverMessage: string | null;

  constructor(code: DataErrorCode, message: string, info: DataErrorInfo = {}) {
    super(message, info.cause === undefined ? undefined : { cause: info.cause });
    this.code = code;
    this.status = info.status ?? null;
    this.field = info.field ?? null;
    this.serverMessage = info.serverMessage ?? null;
  }
}

/** The message of any thrown value; '' when it has none, so that the caller can say its own. */
export function messageOf(error: unknown): string {
  if (typeof error === "string") return error.trim();
  if (typeof error !== "object" || error === null || !("message" in error)) return "";
  return typeof error.message === "string" ? error.message.trim() : "";
}

/** The sentence for a known failure, else the server's own words; "" when it gave none, so that the
 * caller can say its own. For notices whose wording is specified (NB22, CP13, CT15). */
export function specificMessageOf(error: unknown): string {
  if (error instanceof DataError && error.serverMessage !== null) return error.serverMessage;
  return messageOf(error);
}
