import type { PostgrestSingleResponse } from "@supabase/postgrest-js";
import { dataErrorFrom, serverFault } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { pageRange } from "./paging.ts";
import type { Page, PageRange } from "./paging.ts";

/** A request of postgrest-js that has not been sent yet. */
export type PendingRequest<T> = PromiseLike<PostgrestSingleResponse<T>> & {
  abortSignal(signal: AbortSignal): unknown;
};

interface Answer<T> {
  readonly data: T;
  readonly count: number | null;
}

/** Sends a request; answers with its data or throws a DataError. A request cancelled by its caller
 * throws the signal's own reason (an AbortError), which is nobody's mistake. */
export async function execute<T>(request: PendingRequest<T>, signal?: AbortSignal): Promise<T> {
  return (await sendCounting(request, signal)).data;
}

/** Sends a request for one page of rows, made with `count: "exact"`. A page behind the last one is an
 * empty page. */
export async function sendPage<T>(
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

/** A request for rows of a list, with their exact number in all pages where `counted`. */
export type RowRequest<T> = (range: PageRange, counted: boolean) => PendingRequest<T[]>;

/** Sends a request for one page of rows and their number. PostgREST answers a counted request that
 * starts behind the last row with 416, which browsers write to the console: later pages are asked for
 * without a count, and the number by a request for the first row. */
export async function sendCountedPage<T>(
  ask: RowRequest<T>,
  range: PageRange,
  signal?: AbortSignal,
): Promise<Page<T>> {
  if (range.page === 1) return sendPage(ask(range, true), range, signal);
  const first = pageRange(1, 1);
  const [rows, { total }] = await Promise.all([
    execute(ask(range, false), signal),
    sendPage(ask(first, true), first, signal),
  ]);
  return { rows, total, page: range.page, pageSize: range.pageSize };
}

/** As many rows of a long list are counted; nobody needs to know of more than that. Those that hold
 * certain words are read for it one by one. */
const COUNTED_MAX = { byIndex: 1000, oneByOne: 100 };

export interface RowCount {
  /** Counts up to a number of rows, and one more when there are more. */
  readonly ask: (upTo: number) => PendingRequest<number>;
  /** true for a search: it counts less far, and only when the page does not tell the total itself. */
  readonly oneByOne: boolean;
}

/** Sends a request for one page of rows, made without a count, and one that counts, at the same time
 * where possible. Rows that end on this page tell the total themselves. */
export async function sendLongPage<T>(
  request: PendingRequest<T[]>,
  range: PageRange,
  { ask, oneByOne }: RowCount,
  signal?: AbortSignal,
): Promise<Page<T>> {
  const { page, pageSize, from, to } = range;
  const upTo = Math.max(COUNTED_MAX[oneByOne ? "oneByOne" : "byIndex"], to + 1);
  const count = () => execute(ask(upTo), signal);
  const [rows, early] = await Promise.all([execute(request, signal), oneByOne ? null : count()]);
  const ends = rows.length < pageSize && (rows.length > 0 || page === 1);
  if (ends) return { rows, total: from + rows.length, page, pageSize };
  const counted = early ?? (await count());
  if (counted > upTo) return { rows, total: upTo, more: true, page, pageSize };
  return { rows, total: counted, page, pageSize };
}

/** How many rows there are, when the error is that fewer exist than were skipped ("An offset of 24 was
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
): Promise<Answer<T>> {
  if (signal !== undefined) request.abortSignal(signal);
  const response = await request;
  signal?.throwIfAborted();
  if (response.error === null && response.status !== 204) {
    return { data: response.data, count: response.count };
  }
  if (response.error === null) throw notTheApi();
  const { code, message, details } = response.error;
  const forPeople = raisedByUs(text(code));
  if (response.status === 404 && !forPeople) throw serverFault(404, response.error, text(message));
  throw dataErrorFrom({
    status: response.status,
    code: text(code),
    message: text(message),
    details: text(details),
    forPeople,
    cause: response.error,
  });
}

/** A row that is gone is an empty list, never a 404: that says that the table is not there, or that
 * something else answers at this address. postgrest-js makes a success (204) of one with an empty body;
 * no request of this room is answered by a true 204: all of them get rows back, except the inquiry,
 * which gets a 201. */
function notTheApi(): DataError {
  return serverFault(404);
}

/** Triggers of this project refuse with codes in plain words (`too_long`); those of PostgREST and
 * PostgreSQL are capitals and digits, and so technical is what they say. */
function raisedByUs(code: string): boolean {
  return /^[a-z][a-z_]*$/.test(code);
}

/** The type promises strings, the wire does not. */
function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
