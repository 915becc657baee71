import * as v from "valibot";
import { inquiryFields } from "../functions/_shared/inquiries/inquiry-fields.ts";
import { execute } from "./requests.ts";
import { parseEnum } from "./enums.ts";
import { cleanRow } from "./sanitize-text.ts";
import type { Database } from "./database.types.ts";
import { serverFault } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { INQUIRY_STATUSES, STAFF_PAGE_SIZE } from "./limits.ts";
import type {
  InquiryBudget,
  InquiryStatus,
  InquiryProjectType,
  ServiceInterest,
  SpamSignal,
  Timeline,
} from "./limits.ts";
import { pageRange } from "./paging.ts";
import type { Page, Sort } from "./paging.ts";
import type { PublicClient } from "./public-client.ts";
import { searchPatterns } from "./search-filter.ts";
import type { StaffClient } from "./staff-client.ts";
import { chooseCount, sortedPage } from "./list-filters.ts";
import { sortColumnNames } from "./sort-columns.ts";
import type { SortColumn, SortColumns } from "./sort-columns.ts";
import {
  readRow,
  requireStaff,
  throwNotFound,
  sendAsStaff,
  sendPageAsStaff,
} from "./staff-requests.ts";

/** The values of the selects. The server checks them. */
interface Choices {
  readonly service_interest: ServiceInterest;
  readonly project_type: InquiryProjectType;
  readonly budget_range: InquiryBudget;
  readonly timeline: Timeline;
}

/** Fields that a visitor submits. */
export type NewInquiry = {
  -readonly [Name in keyof typeof inquiryFields.entries]: Name extends keyof Choices
    ? Choices[Name] | ""
    : string;
};

type InquiryTableRow = Database["public"]["Tables"]["contact_submissions"]["Row"];

/** An inquiry as in the database. Times are ISO 8601; `read_at` is null until the first opening, `reply_due_at`
 * is null unless the status is `new`; `assignee_id` and `remind_at` are null without a member and
 * without a reminder. The studio's notes: `inquiry-notes.ts`. */
export interface Inquiry extends Omit<InquiryTableRow, "status"> {
  status: InquiryStatus;
}

/** The search is a function of the database, `find_inquiries`. */
const SORT_COLUMNS = {
  created_at: {},
  reply_due_at: { nullable: true },
  name: {},
  email: {},
  subject: {},
  status: {},
} as const satisfies SortColumns<Inquiry>;

/** Columns by which a list can be ordered. */
export const INQUIRY_SORT_COLUMNS = sortColumnNames(SORT_COLUMNS);
export type InquirySortColumn = SortColumn<typeof SORT_COLUMNS>;

const NEWEST_FIRST: Sort<InquirySortColumn> = { column: "created_at", direction: "desc" };

export interface InquiriesQuery {
  /** Absent: everything but spam. */
  readonly status?: InquiryStatus | "all";
  readonly unread?: boolean;
  /** true: only inquiries whose promised reply is overdue. */
  readonly overdue?: boolean;
  /** Id of a member: only inquiries that are assigned to this one. */
  readonly assignedTo?: string;
  /** Search words for name, e-mail, phone, subject or message. */
  readonly search?: string;
  /** Newest first by default. */
  readonly sort?: Sort<InquirySortColumn>;
  /** true: the total is exact for any length of the list, which takes longer. */
  readonly exactTotal?: boolean;
  /** Counted from 1. */
  readonly page?: number;
  /** 25 by default, at most 100. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** Values sent with an inquiry besides the visitor's words. */
export interface InquiryExtras {
  readonly spamSignal?: SpamSignal | null;
  /** Paths of uploaded files (`inquiry-uploads.ts`). */
  readonly attachments?: readonly string[];
  /** Path of the page from which the form was opened; '' if unknown. */
  readonly sourcePath?: string;
}

/**
 * Submits an inquiry: exactly the keys of `inquiryFields`, and `spam_signal`, `attachments` and `source_path` only when
 * there are any. Returns nothing, since visitors may not read inquiries. Throws `rate-limited` with the server's own
 * sentence, `invalid` with the field. Submitting the same text again within ten minutes stores it once.
 */
export async function sendInquiry(
  client: PublicClient,
  inquiry: NewInquiry,
  extras?: InquiryExtras,
): Promise<void> {
  const row = inquiryRow(inquiry, extras);
  const request = client.rest.from("contact_submissions").insert(row);
  try {
    await execute(request.setHeader("Prefer", "return=minimal"));
  } catch (error) {
    throw forVisitors(error);
  }
}

/** The columns to store. */
export function inquiryRow(
  inquiry: NewInquiry,
  { spamSignal = null, attachments = [], sourcePath = "" }: InquiryExtras = {},
) {
  return {
    ...cleanRow(v.parse(inquiryFields, inquiry)),
    ...(spamSignal !== null && { spam_signal: spamSignal }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    ...(sourcePath !== "" && { source_path: sourcePath }),
  };
}

/** A visitor has no session to renew: an authorization error means a misconfigured server. Messages of
 * the server without a known code remain. */
function forVisitors(error: unknown): unknown {
  const refused = error instanceof DataError && ["unauthorized", "forbidden"].includes(error.code);
  if (!refused) return error;
  return serverFault(error.status, error, error.serverMessage);
}

/** One page of the inbox. */
export async function listInquiries(
  client: StaffClient,
  query: InquiriesQuery = {},
): Promise<Page<Inquiry>> {
  const { request, range } = inquiriesRequest(client, query);
  const page = await sendPageAsStaff(client, request, range, query.signal, rowCount(client, query));
  return { ...page, rows: page.rows.map(withKnownStatus) };
}

function inquiriesRequest(client: StaffClient, query: InquiriesQuery) {
  const sort = query.sort ?? NEWEST_FIRST;
  const size = query.pageSize ?? STAFF_PAGE_SIZE;
  const words = searchPatterns(query.search);
  if (words.length > 0) {
    const range = pageRange(query.page, size);
    const request = client.rest.rpc("find_inquiries", {
      words,
      sort_column: sort.column,
      descending: sort.direction === "desc",
      skip: range.from,
      take: range.pageSize,
      ...filterOf(query),
    });
    return { request, range };
  }
  const request = client.rest.from("contact_submissions").select("*");
  if (query.status === undefined) request.neq("status", "spam");
  else if (query.status !== "all") request.eq("status", query.status);
  if (query.unread === true) request.is("read_at", null);
  if (query.assignedTo !== undefined) request.eq("assignee_id", query.assignedTo);
  if (query.overdue === true) request.lt("reply_due_at", new Date().toISOString());
  return {
    request,
    range: sortedPage(request, SORT_COLUMNS, { sort, page: query.page, pageSize: size }),
  };
}

function rowCount(client: StaffClient, query: InquiriesQuery) {
  const words = searchPatterns(query.search);
  const filter = { words, ...filterOf(query) };
  const requestCount = (upTo: number) =>
    client.rest.rpc("count_inquiries", { up_to: upTo, ...filter });
  return chooseCount(words, requestCount, query.exactTotal);
}

function filterOf({ status, unread, overdue, assignedTo }: InquiriesQuery) {
  return {
    ...(status && { wanted_status: status }),
    ...(unread && { unread }),
    ...(overdue && { overdue }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
  };
}

const PAGE_SIZE = 100;

/** Every inquiry that matches the query, in its order, across pages. Inquiries that arrive meanwhile
 * shift the pages; duplicates are dropped. */
export async function listAllInquiries(
  client: StaffClient,
  query: Omit<InquiriesQuery, "page" | "pageSize">,
): Promise<Inquiry[]> {
  const found = new Map<string, Inquiry>();
  for (let page = 1; ; page += 1) {
    const pageQuery = { ...query, page, pageSize: PAGE_SIZE };
    const rows = await sendAsStaff(
      client,
      inquiriesRequest(client, pageQuery).request,
      query.signal,
    );
    if (found.size === 0 && rows.length === 0) await requireStaff(client);
    for (const row of rows) found.set(row.id, withKnownStatus(row));
    if (rows.length < PAGE_SIZE) return [...found.values()];
  }
}

/** Throws `not-found` without a row, `unauthorized` when the session has ended. */
export async function getInquiry(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<Inquiry> {
  const request = client.rest.from("contact_submissions").select("*").eq("id", id).limit(1);
  return withKnownStatus(await readRow(client, request, signal));
}

/** Stores the time of the first opening, now or as given (ISO 8601); later calls change nothing. The
 * version stays. */
export async function markInquiryRead(
  client: StaffClient,
  id: string,
  readAt = new Date().toISOString(),
): Promise<Inquiry> {
  const request = client.rest
    .from("contact_submissions")
    .update({ read_at: readAt })
    .eq("id", id)
    .is("read_at", null)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  return row === undefined ? getInquiry(client, id) : withKnownStatus(row);
}

/** Marks an inquiry as unread. The version stays. */
export async function markInquiryUnread(client: StaffClient, id: string): Promise<Inquiry> {
  const request = client.rest
    .from("contact_submissions")
    .update({ read_at: null })
    .eq("id", id)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  return row === undefined ? throwNotFound(client) : withKnownStatus(row);
}

/** Deletes an inquiry permanently, as its sender may demand. */
export async function eraseInquiry(client: StaffClient, id: string): Promise<void> {
  const request = client.rest.from("contact_submissions").delete().eq("id", id).select("id");
  if ((await sendAsStaff(client, request)).length === 0) await throwNotFound(client);
}

/** The part of an unread inquiry that a notification shows. */
export type UnreadInquiry = Pick<InquiryTableRow, "id" | "name" | "subject" | "created_at">;

interface UnreadInquiries {
  /** The number of new and unread inquiries. */
  readonly count: number;
  /** Newest first, at most twenty. */
  readonly newest: readonly UnreadInquiry[];
}

/** New and unread inquiries in one small response, polled every few seconds. The function of the database refuses
 * non-members, so that an empty response needs no check. */
export async function unreadInquiries(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<UnreadInquiries> {
  const rows = await sendAsStaff(client, client.rest.rpc("unread_inquiries"), signal);
  return { count: rows[0]?.unread ?? 0, newest: rows };
}

/** The row with its status parsed. */
export function withKnownStatus<Row extends Pick<InquiryTableRow, "status">>(row: Row) {
  return { ...row, status: parseEnum(INQUIRY_STATUSES, row.status, "new") };
}
