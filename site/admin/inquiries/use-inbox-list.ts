import { listInquiries } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useEmptyTable } from "#site/admin/data-table/use-empty-table.ts";
import { useSelectAll } from "#site/admin/data-table/use-select-all.ts";
import { useSelection } from "#site/admin/data-table/use-selection.ts";
import { useLastPage } from "#site/admin/data-table/clamp-page.ts";
import { filterKey, sortOf } from "#site/admin/data-table/list-params.ts";
import { useListState } from "#site/admin/data-table/list-state.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { INBOX_OPTIONS, narrowedTo } from "./inbox-options.ts";
import { useExport } from "./use-export.ts";
import { useInbox } from "./use-inquiries.ts";

const NO_ROWS: readonly Inquiry[] = [];

/** State of the inbox for the filter, sort order and page of the URL. */
export function useInboxList() {
  const list = useListState(INBOX_OPTIONS);
  const { search, status, sort, page, change } = list;
  const inbox = useInbox({ search, status, sort: sortOf(sort), page });
  useLastPage(inbox.data, change);
  const none = inbox.data?.total === 0;
  const client = useStaffClient();
  /** Whether there is no inquiry at all, spam included; null while loading. */
  const bare = useEmptyTable({
    queryKey: adminKeys.inquiries,
    isListEmpty: none,
    fetchAny: (signal) => listInquiries(client, { status: "all", pageSize: 1, signal }),
  });
  const query = { search, sort: sortOf(sort), ...narrowedTo(status) };
  const exporting = useExport(query);
  const selection = useSelection(inbox.data?.rows ?? NO_ROWS, filterKey(list));
  const selectAll = useSelectAll(selection, {
    queryKey: [...adminKeys.inquiries, "list", "total", filterKey(list)],
    page: inbox.data,
    fetchPage: (paging) => listInquiries(client, { ...query, ...paging }),
  });
  /** Whether neither a search nor a filter is set; the default only excludes spam. */
  const isDefault = search === "" && status === "inbox";
  return { list, inbox, none, bare, isDefault, exporting, selection, selectAll };
}

export type InboxList = ReturnType<typeof useInboxList>;
