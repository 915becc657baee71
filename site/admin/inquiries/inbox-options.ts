import type { InquiriesQuery, InquirySortColumn } from "#supabase/data/inquiries.ts";
import { INQUIRY_STATUSES } from "#supabase/data/limits.ts";
import type { InquiryStatus } from "#supabase/data/limits.ts";
import type { ListOptions } from "#site/admin/data-table/list-params.ts";
import { STATUS_LABELS } from "./inquiry-labels.ts";

/**
 * "inbox": all but spam; "mine": those of them that are assigned to the member; "unread": the inquiries that the
 * badge and the overview count; "overdue": no reply within the promised hours.
 */
export type InboxFilter = "inbox" | "mine" | "unread" | "overdue" | InquiryStatus;

/** Filters and sort orders of the inbox. */
export const INBOX_LIST: ListOptions<InboxFilter, InquirySortColumn> = {
  statuses: [
    { value: "inbox", label: "All but spam" },
    { value: "mine", label: "Mine" },
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

/** No member has this id. */
const NO_MEMBER = "00000000-0000-0000-0000-000000000000";

/** Maps the filter to parameters of the inquiries query, for the member with `ownId`. */
export function queryOfFilter(
  filter: InboxFilter,
  ownId: string | null,
): Pick<InquiriesQuery, "status" | "unread" | "overdue" | "assignedTo"> {
  if (filter === "inbox") return {};
  if (filter === "mine") return { assignedTo: ownId ?? NO_MEMBER };
  if (filter === "unread") return { status: "new", unread: true };
  return filter === "overdue" ? { overdue: true } : { status: filter };
}
