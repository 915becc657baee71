type BackendErrorCode =
  | "port-in-use"
  | "data-folder-unwritable"
  | "data-folder-in-use"
  | "data-folder-broken"
  | "weak-secret"
  | "broken-migration"
  | "outdated-data"
  | "wrong-option";

/** The reason why the backend cannot start, as one sentence for the user. */
export class BackendError extends Error {
  readonly code: BackendErrorCode;

  constructor(code: BackendErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "BackendError";
    this.code = code;
  }
}

/** The code of a system error such as ENOENT or EADDRINUSE. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** The message of any thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
