import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { ListFilters } from "#site/admin/data-table/list-filters.tsx";
import { ResourceList } from "#site/admin/data-table/resource-list.tsx";
import { EmptyState } from "#site/ui/states.tsx";
import { InboxBulk } from "./inbox-bulk.tsx";
import { INBOX_LIST } from "./inbox-options.ts";
import { InquiryRowsSkeleton } from "./inquiry-rows-skeleton.tsx";
import { InquiryRows } from "./inquiry-rows.tsx";
import { INQUIRY_NOUNS } from "./use-inbox-bulk.ts";
import type { InboxList } from "./use-inbox-list.ts";

interface InboxProps {
  readonly state: InboxList;
  readonly openId: string | null;
}

/** List of inquiries with filters, bulk actions, export and paging. */
export function Inbox({ state, openId }: InboxProps) {
  const { inbox, exporting } = state;
  const { list, query, selection, selectAll, isTableEmpty } = inbox;
  const hasRows = query.data !== undefined && query.data.total > 0;
  return (
    <ResourceList
      resource={inbox}
      heading="Inquiries"
      nouns={INQUIRY_NOUNS}
      action={
        hasRows && (
          <Button
            size="sm"
            variant="outline"
            loading={exporting.saving}
            onClick={() => {
              exporting.all();
            }}
          >
            <Download aria-hidden /> Export CSV
          </Button>
        )
      }
      filters={
        isTableEmpty !== true && (
          <ListFilters list={list} noun="inquiries" options={INBOX_LIST} isNarrow />
        )
      }
      skeleton={<InquiryRowsSkeleton />}
      noRows={
        <EmptyState title="No Inquiries Yet" level="h3">
          Messages from the contact form appear here within seconds, without reloading.
        </EmptyState>
      }
      noMatches={
        <EmptyState title="No matches" level="h3">
          No inquiry fits this search and filter.
        </EmptyState>
      }
    >
      {({ rows }) => (
        <>
          <InboxBulk selection={selection} selectAll={selectAll} onExport={exporting.chosen} />
          <InquiryRows rows={rows} openId={openId} selection={selection} />
        </>
      )}
    </ResourceList>
  );
}
