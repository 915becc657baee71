import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { DataErrorCode } from "#supabase/data/errors.ts";
import { systemCode } from "#supabase/local/backend-error.ts";

const BY_SYSTEM_CODE: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full: make room, or choose another one with --out.",
  EDQUOT: "The disk quota is used up: make room, or choose another folder with --out.",
  EACCES: "The folder of --out cannot be written: change its rights or choose another one.",
  EPERM: "The folder of --out cannot be written: change its rights or choose another one.",
  EROFS: "The folder of --out is on a read-only disk: choose another one.",
  ENOTDIR: "The path of --out is not a folder: choose another one.",
  EEXIST: "The path of --out is not a folder, or another backup is being written: try again.",
};

/** One sentence for the failure of a backup. Causes may hold requests and are not part of it. */
export function backupFailure(error: unknown): string {
  const sentence = BY_SYSTEM_CODE[systemCode(error) ?? ""];
  return sentence ?? (messageOf(error) || "The backup failed for an unknown reason.");
}

export const OWNER_NEEDED =
  "The account of BACKUP_EMAIL is not an owner's: only an owner is sure to read every row.";

const BY_SIGN_IN_CODE: Partial<Record<DataErrorCode, string>> = {
  unauthorized:
    "The backend refuses BACKUP_EMAIL and BACKUP_PASSWORD (without them, the demo account): correct them.",
  "code-needed":
    "The account of BACKUP_EMAIL has an authenticator app, whose code a command cannot enter: use an owner's account without one.",
  forbidden: OWNER_NEEDED,
};

/** The reason why the account of the backup cannot sign in. */
export function signInFailure(error: unknown): Error {
  const sentence = error instanceof DataError ? BY_SIGN_IN_CODE[error.code] : undefined;
  return new Error(sentence ?? messageOf(error), { cause: error });
}
