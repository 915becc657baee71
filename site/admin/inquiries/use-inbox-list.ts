import { listInquiries } from "#supabase/data/inquiries.ts";
import type { Inquiry, InquirySortColumn } from "#supabase/data/inquiries.ts";
import { sortOf } from "#site/admin/data-table/list-params.ts";
import { useResourceList } from "#site/admin/data-table/use-resource-list.ts";
import type { ListFilter, Resource } from "#site/admin/data-table/use-resource-list.ts";
import {
  NEW_INQUIRIES_POLL_MS,
  useInquiryPollInterval,
} from "#site/admin/context/inquiry-broadcast.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useIsSignedIn, useSession } from "#site/admin/session/session-store.ts";
import { INBOX_LIST, queryOfFilter } from "./inbox-options.ts";
import type { InboxFilter } from "./inbox-options.ts";
import { useExport } from "./use-export.ts";

const INQUIRIES: Resource<Inquiry, InboxFilter, InquirySortColumn> = {
  queryKey: adminKeys.inquiries,
  options: INBOX_LIST,
  fetchPage: (client, filter, paging) => listInquiries(client, { ...queryOf(filter), ...paging }),
  // Spam included.
  fetchAny: (client, signal) => listInquiries(client, { status: "all", pageSize: 1, signal }),
};

/** State of the inbox for the filter, sort order and page of the URL, polled while the page is visible. */
export function useInboxList() {
  const isSignedIn = useIsSignedIn();
  const inbox = useResourceList(INQUIRIES, {
    enabled: isSignedIn,
    refetchInterval: useInquiryPollInterval(NEW_INQUIRIES_POLL_MS),
  });
  return { inbox, exporting: useExport(queryOf(inbox.list)) };
}

export type InboxList = ReturnType<typeof useInboxList>;

function queryOf({
  search,
  status,
  sort,
}: Pick<ListFilter<InboxFilter, InquirySortColumn>, "search" | "status" | "sort">) {
  return { search, sort: sortOf(sort), ...queryOfFilter(status, useSession.getState().memberId) };
}
