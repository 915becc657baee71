import { send } from "./answers.ts";
import { oneOf } from "./choices.ts";
import { cleanText } from "./clean-text.ts";
import type { Database } from "./database.types.ts";
import { INQUIRY_STATUSES, STAFF_PAGE_SIZE } from "./limits.ts";
import type {
  ContactBudget,
  InquiryStatus,
  ProjectType,
  ServiceInterest,
  SpamSignal,
  Timeline,
} from "./limits.ts";
import type { Page, Sort } from "./paging.ts";
import type { PublicClient } from "./public-client.ts";
import { settleMissedSave } from "./row-changes.ts";
import type { StaffClient } from "./staff-client.ts";
import { searchIn, sortedPage } from "./staff-lists.ts";
import { readRow, rowGone, sendAsStaff, sendPageAsStaff } from "./staff-requests.ts";

/** What a visitor sends: nine texts, '' for what was left empty. */
export interface NewInquiry {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  service_interest: ServiceInterest | "";
  project_type: ProjectType | "";
  budget_range: ContactBudget | "";
  timeline: Timeline | "";
}

type StoredInquiry = Database["public"]["Tables"]["contact_submissions"]["Row"];

/** An inquiry as stored. Times are ISO 8601; `read_at` is null until somebody opened it. */
export interface Inquiry extends Omit<StoredInquiry, "status"> {
  status: InquiryStatus;
}

/** An inquiry in the inbox: without the studio's notes. */
export type InquiryListRow = Omit<Inquiry, "notes">;

const LIST_COLUMNS =
  "id,name,email,phone,subject,message,service_interest,project_type,budget_range,timeline,spam_signal,status,read_at,created_at,updated_at,version";

export const INQUIRY_SORT_COLUMNS = ["created_at", "name", "email", "subject", "status"] as const;
export type InquirySortColumn = (typeof INQUIRY_SORT_COLUMNS)[number];

const NEWEST_FIRST: Sort<InquirySortColumn> = { column: "created_at", direction: "desc" };

export interface InquiriesQuery {
  /** Absent: everything but spam. */
  readonly status?: InquiryStatus | "all";
  readonly unread?: boolean;
  /** Words to find in name, e-mail, phone, subject or message. */
  readonly search?: string;
  /** Newest first, when absent. */
  readonly sort?: Sort<InquirySortColumn>;
  /** Counted from 1. */
  readonly page?: number;
  /** 25 when absent, 100 at most. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** Sends an inquiry: exactly the nine keys, and `spam_signal` only when there is one. Nothing comes
 * back, since visitors may read no inquiry. Throws `rate-limited` with the server's own sentence,
 * `invalid` with the field at fault. Sending the same text again within ten minutes stores it once. */
export async function sendInquiry(
  client: PublicClient,
  inquiry: NewInquiry,
  spamSignal?: SpamSignal | null,
): Promise<void> {
  const row = {
    name: cleanText(inquiry.name),
    email: cleanText(inquiry.email),
    phone: cleanText(inquiry.phone),
    subject: cleanText(inquiry.subject),
    message: cleanText(inquiry.message),
    service_interest: inquiry.service_interest,
    project_type: inquiry.project_type,
    budget_range: inquiry.budget_range,
    timeline: inquiry.timeline,
  };
  const insert = spamSignal ? { ...row, spam_signal: spamSignal } : row;
  const request = client.rest.from("contact_submissions").insert(insert);
  await send(request.setHeader("Prefer", "return=minimal"));
}

/** One page of the inbox. */
export async function listInquiries(
  client: StaffClient,
  query: InquiriesQuery = {},
): Promise<Page<InquiryListRow>> {
  const request = client.rest.from("contact_submissions").select(LIST_COLUMNS, { count: "exact" });
  if (query.status === undefined) request.neq("status", "spam");
  else if (query.status !== "all") request.eq("status", query.status);
  if (query.unread === true) request.is("read_at", null);
  searchIn(request, query.search, ["name", "email", "phone", "subject", "message"]);
  const range = sortedPage(
    request,
    query.sort ?? NEWEST_FIRST,
    query.page,
    query.pageSize ?? STAFF_PAGE_SIZE,
  );
  const page = await sendPageAsStaff(client, request, range, query.signal);
  return { ...page, rows: page.rows.map(withKnownStatus) };
}

/** Throws `not-found` when there is none, `unauthorized` when the session has ended. */
export async function getInquiry(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<Inquiry> {
  const request = client.rest.from("contact_submissions").select("*").eq("id", id).limit(1);
  return withKnownStatus(await readRow(client, request, signal));
}

/** Notes the first opening; later ones change nothing. Not an edit: the version stays. */
export async function markInquiryRead(client: StaffClient, id: string): Promise<Inquiry> {
  const request = client.rest
    .from("contact_submissions")
    .update({ read_at: new Date().toISOString() })
    .eq("id", id)
    .is("read_at", null)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  return row === undefined ? getInquiry(client, id) : withKnownStatus(row);
}

export interface InquiryUpdate {
  readonly id: string;
  /** The version that was loaded. */
  readonly version: number;
  readonly status?: InquiryStatus;
  readonly notes?: string;
}

/** Saves status and notes over the version that was loaded. Throws `conflict` when somebody saved
 * another one since: `getInquiry` has theirs. */
export async function updateInquiry(
  client: StaffClient,
  { id, version, status, notes }: InquiryUpdate,
): Promise<Inquiry> {
  const changes = {
    ...(status === undefined ? {} : { status }),
    ...(notes === undefined ? {} : { notes: cleanText(notes) }),
  };
  const request = client.rest
    .from("contact_submissions")
    .update(changes)
    .eq("id", id)
    .eq("version", version)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  if (row !== undefined) return withKnownStatus(row);
  return settleMissedSave(await getInquiry(client, id), version, changes);
}

/** Erases an inquiry for good, as its sender may demand. */
export async function eraseInquiry(client: StaffClient, id: string): Promise<void> {
  const request = client.rest.from("contact_submissions").delete().eq("id", id).select("id");
  if ((await sendAsStaff(client, request)).length === 0) await rowGone(client);
}

/** As much of an unread inquiry as a notice tells. */
export type UnreadInquiry = Pick<StoredInquiry, "id" | "name" | "subject" | "created_at">;

export interface UnreadInquiries {
  /** The number on the badge. */
  readonly count: number;
  /** Newest first, twenty at most. */
  readonly newest: readonly UnreadInquiry[];
}

const NEWEST_UNREAD = 20;

/** What is new and unread, in one small answer: it is asked for every few seconds. */
export async function unreadInquiries(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<UnreadInquiries> {
  const request = client.rest
    .from("contact_submissions")
    .select("id,name,subject,created_at", { count: "exact" })
    .eq("status", "new")
    .is("read_at", null);
  const range = sortedPage(request, NEWEST_FIRST, 1, NEWEST_UNREAD);
  const { rows, total } = await sendPageAsStaff(client, request, range, signal);
  return { count: total, newest: rows };
}

function withKnownStatus<Row extends Pick<StoredInquiry, "status">>(row: Row) {
  return { ...row, status: oneOf(INQUIRY_STATUSES, row.status, "new") };
}
