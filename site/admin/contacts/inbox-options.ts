import { INQUIRY_STATUSES } from "#supabase/data/limits.ts";
import type { InquiryStatus } from "#supabase/data/limits.ts";
import type { ListOptions } from "#site/admin/shell/list-params.ts";
import { STATUS_LABELS } from "./inquiry-labels.ts";

/** "inbox" is everything but spam. */
export type InboxFilter = "inbox" | InquiryStatus;
export type InboxColumn = "created_at" | "name";

export const FILTERS: readonly { readonly value: InboxFilter; readonly label: string }[] = [
  { value: "inbox", label: "All but spam" },
  ...INQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
];

export const SORTS = [
  { value: "created_at-desc", label: "Newest first" },
  { value: "created_at-asc", label: "Oldest first" },
  { value: "name-asc", label: "Name A–Z" },
] as const;

/** State of the inbox in the address; the first of each is the default. */
export const INBOX_OPTIONS: ListOptions<InboxFilter, InboxColumn> = {
  statuses: ["inbox", ...INQUIRY_STATUSES],
  sorts: ["created_at-desc", "created_at-asc", "name-asc"],
};
