/** Error codes that screens branch on. */
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

interface DataErrorInfo {
  /** HTTP status of the response; null without a request or a response. */
  readonly status?: number | null;
  /** Column of the error as named in the database (`title`, `email`, …). */
  readonly field?: string | null;
  /** See `DataError`; null when absent. */
  readonly serverMessage?: string | null;
  /** Original error of the backend or the network, for the console. */
  readonly cause?: unknown;
}

/** The error that the query modules throw for what a user can cause or act on; its message is a sentence for users.
 * Others are the AbortError of a request cancelled by its caller, and plain errors of broken installations or files. */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly code: DataErrorCode;
  readonly status: number | null;
  readonly field: string | null;
  /** The server's message for a failure that only its HTTP status describes; "" without one. null for
   * a known failure (trigger, policy, constraint, session, network): then `message` is its sentence. */
  readonly serverMessage: string | null;

  constructor(code: DataErrorCode, message: string, info: DataErrorInfo = {}) {
    super(message, info.cause === undefined ? undefined : { cause: info.cause });
    this.code = code;
    this.status = info.status ?? null;
    this.field = info.field ?? null;
    this.serverMessage = info.serverMessage ?? null;
  }
}

/** True if the backend could not be reached: no response, a timeout, or the response of something else, such as a captive
 * portal. */
export function isOffline(error: unknown): boolean {
  return error instanceof DataError && error.code === "offline";
}

/** Whether the row or category of a request does not exist or, for a visitor, is not public. */
export function isNotFound(error: unknown): error is DataError {
  return error instanceof DataError && error.code === "not-found";
}

/** Codes of errors that the same request would get again. */
const PERMANENT_CODES: ReadonlySet<DataErrorCode> = new Set([
  "unauthorized",
  "forbidden",
  "not-found",
  "invalid",
]);

/** True for an error that a retry cannot change. */
export function isPermanent(error: unknown): boolean {
  return error instanceof DataError && PERMANENT_CODES.has(error.code);
}

/** The message of any thrown value; '' without one, so that the caller can use its own. */
export function messageOf(error: unknown): string {
  if (typeof error === "string") return error.trim();
  if (typeof error !== "object" || error === null || !("message" in error)) return "";
  return typeof error.message === "string" ? error.message.trim() : "";
}

/** The sentence for a known failure, else the server's message; "" without one, so that the caller can
 * use its own. For notices whose wording is a requirement (NB22, CP13, CT15 in site/testing/requirements.md). */
export function specificMessageOf(error: unknown): string {
  if (error instanceof DataError && error.serverMessage !== null) return error.serverMessage;
  return messageOf(error);
}
