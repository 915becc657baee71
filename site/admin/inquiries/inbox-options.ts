import type { InquiriesQuery, InquirySortColumn } from "#supabase/data/inquiries.ts";
import { INQUIRY_STATUSES } from "#supabase/data/limits.ts";
import type { InquiryStatus } from "#supabase/data/limits.ts";
import type { ListOptions } from "#site/admin/data-table/list-params.ts";
import { STATUS_LABELS } from "./inquiry-labels.ts";

/** "inbox": all but spam; "unread": the inquiries that the badge and the overview count; "overdue": no
 * reply within the promised 24 hours. */
export type InboxFilter = "inbox" | "unread" | "overdue" | InquiryStatus;

/** Filters and sort orders of the inbox. */
export const INBOX_LIST: ListOptions<InboxFilter, InquirySortColumn> = {
  statuses: [
    { value: "inbox", label: "All but spam" },
    { value: "unread", label: "New and unread" },
    { value: "overdue", label: "Reply overdue" },
    ...INQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
  ],
  sorts: [
    { value: "created_at-desc", label: "Newest first" },
    { value: "reply_due_at-asc", label: "Needs reply first" },
    { value: "created_at-asc", label: "Oldest first" },
    { value: "name-asc", label: "Name A–Z" },
  ],
};

/** Maps the filter to parameters of the inquiries query. */
export function queryOfFilter(
  filter: InboxFilter,
): Pick<InquiriesQuery, "status" | "unread" | "overdue"> {
  if (filter === "inbox") return {};
  if (filter === "unread") return { status: "new", unread: true };
  return filter === "overdue" ? { overdue: true } : { status: filter };
}
