import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useReturnToFirstPage } from "#site/admin/lists/first-page.ts";
import { useSelection } from "#site/admin/lists/use-selection.ts";
import { placeInList, sortOf } from "#site/admin/shell/list-params.ts";
import { useListState } from "#site/admin/shell/list-state.ts";
import { INBOX_OPTIONS, narrowedTo } from "./inbox-options.ts";
import { useExport } from "./use-export.ts";
import { useInbox } from "./use-inquiries.ts";

const NO_ROWS: readonly Inquiry[] = [];

/** The inbox as the address asks for it. */
export function useInboxList() {
  const list = useListState(INBOX_OPTIONS);
  const { search, status, sort, page, change } = list;
  const inbox = useInbox({ search, status, sort: sortOf(sort), page });
  useReturnToFirstPage(inbox.data, change);
  const none = inbox.data?.total === 0;
  /** Nobody has written yet: there is nothing to search or to choose. */
  const bare = none && search === "" && status === "inbox";
  const exporting = useExport({ search, sort: sortOf(sort), ...narrowedTo(status) });
  const selection = useSelection(inbox.data?.rows ?? NO_ROWS, placeInList(list));
  return { list, inbox, none, bare, exporting, selection };
}

export type InboxList = ReturnType<typeof useInboxList>;
