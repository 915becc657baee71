import { DataError } from "./errors.ts";
import type { DataErrorCode } from "./errors.ts";

/** An error of any of the three services (data, storage, auth) in one shape. */
interface Failure {
  /** HTTP status; 0 or null without a response. */
  readonly status: number | null;
  /** PostgREST, PostgreSQL or service code: `PGRST116`, `23505`, `invalid_credentials`, … */
  readonly code: string;
  readonly message: string;
  /** The column named by one of our triggers, or PostgreSQL's own detail. */
  readonly details: string;
  /** Whether the message is written for users. */
  readonly isUserMessage: boolean;
  readonly cause: unknown;
}

interface Entry {
  readonly code: DataErrorCode;
  readonly message: string;
}

/** Messages for users. */
export const MESSAGES = {
  offline: "The server cannot be reached. Check your connection and try again.",
  slow: "The server took too long to answer. Check your connection and try again.",
  unauthorized: "Your session has ended. Sign in again to continue.",
  forbidden: "You do not have permission to do this. Sign in with a staff account.",
  notFound: "This no longer exists. Reload to see the latest state.",
  conflict: "This was changed in the meantime. Compare both versions before you save.",
  taken: "This is already in use. Choose another one.",
  categoryDeleted: "This category was deleted meanwhile. Choose another one or none.",
  missingReference: "What was chosen here no longer exists. Choose another one.",
  invalid: "The server did not accept this. Check what you entered and try again.",
  outOfRange: "A value is outside what is allowed. Shorten or correct it and try again.",
  required: "Something required is missing. Fill it in and try again.",
  tooLarge: "This is too large for the server. Make it smaller and try again.",
  unsupportedType: "This type of file is not supported. Choose another file.",
  rateLimited: "Too many requests in a short time. Wait a few minutes and try again.",
  server: "The server has a problem at the moment. Please try again in a few minutes.",
} as const;

/** Codes that are more specific than the HTTP status, which the embedded backend sets to 500 for many. */
const BY_CODE: Readonly<Record<string, Entry>> = {
  PGRST116: { code: "not-found", message: MESSAGES.notFound },
  PGRST301: { code: "unauthorized", message: MESSAGES.unauthorized },
  PGRST302: { code: "unauthorized", message: MESSAGES.unauthorized },
  PGRST303: { code: "unauthorized", message: MESSAGES.unauthorized },
  PGRST202: { code: "server", message: MESSAGES.server },
  PGRST205: { code: "server", message: MESSAGES.server },
  "22001": { code: "invalid", message: MESSAGES.outOfRange },
  "22003": { code: "invalid", message: MESSAGES.outOfRange },
  "22P02": { code: "invalid", message: MESSAGES.invalid },
  "23502": { code: "invalid", message: MESSAGES.required },
  "23503": { code: "invalid", message: MESSAGES.missingReference },
  "23505": { code: "invalid", message: MESSAGES.taken },
  "23514": { code: "invalid", message: MESSAGES.outOfRange },
};

const BY_STATUS: Readonly<Record<number, Entry>> = {
  401: { code: "unauthorized", message: MESSAGES.unauthorized },
  403: { code: "forbidden", message: MESSAGES.forbidden },
  404: { code: "not-found", message: MESSAGES.notFound },
  406: { code: "not-found", message: MESSAGES.notFound },
  408: { code: "offline", message: MESSAGES.slow },
  409: { code: "conflict", message: MESSAGES.conflict },
  413: { code: "too-large", message: MESSAGES.tooLarge },
  415: { code: "unsupported-type", message: MESSAGES.unsupportedType },
  429: { code: "rate-limited", message: MESSAGES.rateLimited },
};

/** For errors that look like a user's mistake but come from the server or its configuration. */
export function serverFault(
  status: number | null,
  cause?: unknown,
  message: string | null = "",
): DataError {
  const serverMessage = message === null ? null : readable(message);
  return new DataError("server", MESSAGES.server, { status, cause, serverMessage });
}

/** Turns every error response of the backend into a DataError with a sentence. */
export function dataErrorFrom(failure: Failure): DataError {
  const { code, message } = entryFor(failure);
  return new DataError(code, message, {
    status: failure.status === 0 ? null : failure.status,
    field: fieldOf(failure),
    serverMessage: isKnown(failure, code) ? null : readable(failure.message),
    cause: failure.cause,
  });
}

/** Whether the error has a known code or column besides the HTTP status. */
function isKnown(failure: Failure, code: DataErrorCode): boolean {
  const hasSentence = failure.isUserMessage && failure.message.trim() !== "";
  if (hasSentence || failure.code === "42501") return true;
  return BY_CODE[failure.code] !== undefined || code === "offline" || code === "unauthorized";
}

/** A proxy responds with an HTML page, which is no message for users. */
function readable(message: string): string {
  return /<[a-z!/]/i.test(message) ? "" : message.trim();
}

function entryFor(failure: Failure): Entry {
  if (failure.code === "23503" && fieldOf(failure) === "category_id") {
    return { code: "invalid", message: MESSAGES.categoryDeleted };
  }
  const entry = BY_CODE[failure.code] ?? statusEntry(failure);
  if (!failure.isUserMessage || failure.message.trim() === "") return entry;
  const taken = entry.code === "conflict" && fieldOf(failure) !== null;
  return { code: taken ? "invalid" : entry.code, message: failure.message.trim() };
}

function statusEntry({ status, code, message }: Failure): Entry {
  // Below 400: something other than the backend responded, such as a captive portal.
  if (status === null || status < 400) {
    const slow = message.includes("TimeoutError");
    return { code: "offline", message: slow ? MESSAGES.slow : MESSAGES.offline };
  }
  // Missing rights: PostgREST responds with 401 to visitors and 403 to signed-in users.
  if (code === "42501" && status !== 401) {
    return { code: "forbidden", message: MESSAGES.forbidden };
  }
  const known = BY_STATUS[status];
  if (known !== undefined) return known;
  return status >= 500
    ? { code: "server", message: MESSAGES.server }
    : { code: "invalid", message: MESSAGES.invalid };
}

/** Our triggers put the bare name of a column, a site setting or a text (hero.lead) into `details`. PostgreSQL puts it
 * into a sentence: with the values in `details`, or, where row-level security hides the values, in the constraint's
 * name. */
function fieldOf({ details, message }: Failure): string | null {
  if (/^[a-z][\w.-]*$/.test(details)) return details;
  if (/constraint "[a-z_]+_pkey"/.test(message)) return "id";
  return (
    /^Key \((?:lower\()?([a-z_]+)/.exec(details)?.[1] ??
    /null value in column "([a-z_]+)"/.exec(message)?.[1] ??
    /constraint "(?:blog_posts|projects|categories|reply_templates)_([a-z_]+)_f?key"/.exec(
      message,
    )?.[1] ??
    null
  );
}
