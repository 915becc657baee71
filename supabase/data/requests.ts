import type { PostgrestSingleResponse } from "@supabase/postgrest-js";
import { dataErrorFrom, serverFault } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { pageRange } from "./paging.ts";
import type { Page, PageRange } from "./paging.ts";

/** A postgrest-js request that is not sent yet. */
export type PendingRequest<T> = PromiseLike<PostgrestSingleResponse<T>> & {
  abortSignal(signal: AbortSignal): unknown;
};

interface CountedData<T> {
  readonly data: T;
  readonly count: number | null;
}

/** Sends a request; returns its data or throws a DataError. A request cancelled by its caller rejects
 * with the signal's own reason (an AbortError). */
export async function execute<T>(request: PendingRequest<T>, signal?: AbortSignal): Promise<T> {
  return (await sendCounting(request, signal)).data;
}

/** Sends a request for one page of rows, made with `count: "exact"`. A page behind the last one is
 * empty. */
async function sendPage<T>(
  request: PendingRequest<T[]>,
  range: PageRange,
  signal?: AbortSignal,
): Promise<Page<T>> {
  const { page, pageSize } = range;
  try {
    const { data, count } = await sendCounting(request, signal);
    return { rows: data, total: count ?? data.length, page, pageSize };
  } catch (error) {
    const total = rowsBefore(error);
    if (total === null) throw error;
    return { rows: [], total, page, pageSize };
  }
}

/** A request for rows of a list; includes the exact total if `counted`. */
type RowRequest<T> = (range: PageRange, counted: boolean) => PendingRequest<T[]>;

/** Sends a request for one page of rows and their number. PostgREST responds to a counted request that
 * starts behind the last row with 416, which browsers log to the console: later pages are requested
 * without a count, and the number by a request for the first row. */
export async function sendCountedPage<T>(
  requestRows: RowRequest<T>,
  range: PageRange,
  signal?: AbortSignal,
): Promise<Page<T>> {
  if (range.page === 1) return sendPage(requestRows(range, true), range, signal);
  const first = pageRange(1, 1);
  const [rows, { total }] = await Promise.all([
    execute(requestRows(range, false), signal),
    sendPage(requestRows(first, true), first, signal),
  ]);
  return { rows, total, page: range.page, pageSize: range.pageSize };
}

/** Limits of counting in long lists. Searches have a lower limit, because PostgreSQL reads their rows
 * one by one. */
const COUNTED_MAX = { byIndex: 1000, oneByOne: 100 };

/** Counts all rows of any table; the database adds one to it, which must fit into 32 bits. */
const NO_LIMIT = 2 ** 31 - 2;

export interface RowCount {
  /** Counts rows up to a limit, and one more when there are more. */
  readonly requestCount: (upTo: number) => PendingRequest<number>;
  /** true for a search: it has the lower limit, and counts only when the page does not determine the
   * total. */
  readonly oneByOne: boolean;
  /** true: counts all rows, which takes longer. */
  readonly exact: boolean;
}

/** Sends a request for one page of rows, made without a count, and one that counts, in parallel where
 * possible. A page that is not full determines the total itself. */
export async function sendLongPage<T>(
  request: PendingRequest<T[]>,
  range: PageRange,
  { requestCount, oneByOne, exact }: RowCount,
  signal?: AbortSignal,
): Promise<Page<T>> {
  const { page, pageSize, from, to } = range;
  const limit = exact ? NO_LIMIT : COUNTED_MAX[oneByOne ? "oneByOne" : "byIndex"];
  const upTo = Math.max(limit, to + 1);
  const count = () => execute(requestCount(upTo), signal);
  const [rows, early] = await Promise.all([execute(request, signal), oneByOne ? null : count()]);
  const ends = rows.length < pageSize && (rows.length > 0 || page === 1);
  if (ends) return { rows, total: from + rows.length, page, pageSize };
  const counted = early ?? (await count());
  if (counted > upTo) return { rows, total: upTo, more: true, page, pageSize };
  return { rows, total: counted, page, pageSize };
}

/** The number of rows, when the error is an offset behind the last one ("An offset of 24 was
 * requested, but there are only 5 rows."); else null. */
function rowsBefore(error: unknown): number | null {
  if (!(error instanceof DataError) || error.status !== 416) return null;
  const { cause } = error;
  const hasDetails = typeof cause === "object" && cause !== null && "details" in cause;
  const count = hasDetails ? /only (\d+) rows?/.exec(text(cause.details))?.[1] : undefined;
  return count === undefined ? null : Number(count);
}

async function sendCounting<T>(
  request: PendingRequest<T>,
  signal: AbortSignal | undefined,
): Promise<CountedData<T>> {
  if (signal !== undefined) request.abortSignal(signal);
  const response = await request;
  signal?.throwIfAborted();
  if (response.error === null && response.status !== 204) {
    return { data: response.data, count: response.count };
  }
  if (response.error === null) throw notAnApiResponse();
  throw dataErrorOf(response.status, response.error);
}

/** The error of a response with the status and the fields of PostgREST's format. */
export function dataErrorOf(
  status: number,
  error: { readonly code: unknown; readonly message: unknown; readonly details: unknown },
): DataError {
  const [code, message, details] = [text(error.code), text(error.message), text(error.details)];
  const isUserMessage = isApplicationError(code);
  if (status === 404 && !isUserMessage) return serverFault(404, error, message);
  return dataErrorFrom({ status, code, message, details, isUserMessage, cause: error });
}

/** A missing row is an empty list, never a 404: a 404 means that the table is missing or that another
 * server responds at this address. postgrest-js turns a 404 with an empty body into a success (204).
 * No request here has a real 204: all of them return rows, except the inquiry, which returns 201. */
function notAnApiResponse(): DataError {
  return serverFault(404);
}

/** Triggers of this project use lower-case codes (`too_long`); codes of PostgREST and PostgreSQL are
 * capitals and digits, and their messages are technical. */
function isApplicationError(code: string): boolean {
  return /^[a-z][a-z_]*$/.test(code);
}

/** The type declares strings, the response may differ. */
function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
