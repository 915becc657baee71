import { useQueryClient } from "@tanstack/react-query";
import { eraseInquiry, markInquiryRead, markInquiryUnread } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { updateInquiry } from "#supabase/data/inquiry-changes.ts";
import type { InquiryStatus } from "#supabase/data/limits.ts";
import { useBulk } from "#site/admin/data-table/use-bulk.ts";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { STATUS_LABELS } from "./inquiry-labels.ts";

/** Singular and plural, for messages. */
export const INQUIRY_NOUNS = ["inquiry", "inquiries"] as const;

/** Bulk actions on inquiries. Marking as read ignores the version; a status change is checked against
 * the version that was last fetched. */
export function useInboxBulk(selection: RowSelection<Inquiry>) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const { rows } = selection;
  const { run, running } = useBulk<Inquiry>({
    selection,
    nouns: INQUIRY_NOUNS,
    titleOf: ({ name }) => name,
    refresh: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: adminKeys.inquiries }),
        cache.invalidateQueries({ queryKey: adminKeys.counts }),
      ]),
  });
  return {
    running,
    markRead: () =>
      run(
        rows.filter(({ read_at }) => read_at === null),
        {
          did: "marked read",
          change: ({ id }) => markInquiryRead(client, id),
          undo: ({ id }) => markInquiryUnread(client, id),
        },
      ),
    markUnread: () =>
      run(rows, {
        did: "marked unread",
        change: ({ id }) => markInquiryUnread(client, id),
        undo: ({ id, read_at }) => markInquiryRead(client, id, read_at ?? undefined),
      }),
    setStatus: (status: InquiryStatus) =>
      run(rows, {
        did: `set to “${STATUS_LABELS[status]}”`,
        change: ({ id, version }) => updateInquiry(client, { id, version, status }),
        undo: (before, { id, version }) =>
          updateInquiry(client, { id, version, status: before.status }),
      }),
    erase: () => run(rows, { did: "erased", change: ({ id }) => eraseInquiry(client, id) }),
  };
}
