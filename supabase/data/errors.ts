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

  constructor(code: DataErrorCode, message: string, info: DataErrorInfo = {}) {
    super(message, info.cause === undefined ? undefined : { cause: info.cause });
    this.code = code;
    this.status = info.status ?? null;
    this.field = info.field ?? null;
  }
}

/** The message of any thrown value; '' when it has none, so that the caller can say its own. */
export function messageOf(error: unknown): string {
  if (typeof error === "string") return error.trim();
  if (typeof error !== "object" || error === null || !("message" in error)) return "";
  return typeof error.message === "string" ? error.message.trim() : "";
}
