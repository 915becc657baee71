import { Button, Flex, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { messageOf } from "#supabase/data/errors.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { ListPager } from "#site/admin/data-table/list-pager.tsx";
import { queryError } from "#site/admin/context/query-error.ts";
import { EmptyNotice, ErrorNotice } from "#site/ui/states.tsx";
import { InboxBulk } from "./inbox-bulk.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InquiryRows } from "./inquiry-rows.tsx";
import type { InboxList } from "./use-inbox-list.ts";

interface InboxProps {
  readonly state: InboxList;
  readonly openId: string | null;
}

/** List of inquiries with filters, bulk actions, export and paging. */
export function Inbox({ state, openId }: InboxProps) {
  const { list, inbox, none, bare, isDefault, exporting, selection, selectAll } = state;
  const container = useListFocus<HTMLDivElement>();
  const problem = queryError(inbox);
  return (
    <Stack ref={container} gap="4">
      <Flex align="center" justify="space-between" gap="4" minHeight="10">
        <Heading as="h2" textStyle="uiTitle" {...LIST_HEADING}>
          Inquiries
        </Heading>
        {inbox.data !== undefined && !none && (
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
        )}
      </Flex>
      {bare !== true && <InboxFilters list={list} />}
      {(inbox.isPending || bare === null) && <RowsSkeleton />}
      {problem !== null && (
        <ErrorNotice
          message={`The inquiries could not be loaded. ${messageOf(problem)}`.trim()}
          onRetry={() => void inbox.refetch()}
        />
      )}
      {(bare === true || (none && bare === false && isDefault)) && (
        <EmptyNotice title="No Inquiries Yet" level="h3">
          Messages from the contact form appear here within seconds, without reloading.
        </EmptyNotice>
      )}
      {none && bare === false && !isDefault && (
        <EmptyNotice title="No matches" level="h3">
          No inquiry fits this search and filter.
        </EmptyNotice>
      )}
      {inbox.data !== undefined && !none && (
        <>
          <InboxBulk selection={selection} selectAll={selectAll} onExport={exporting.chosen} />
          <InquiryRows rows={inbox.data.rows} openId={openId} selection={selection} />
          <ListPager
            page={inbox.data}
            noun={inbox.data.total === 1 ? "inquiry" : "inquiries"}
            onPage={(next) => {
              list.change({ page: next });
            }}
          />
        </>
      )}
    </Stack>
  );
}

function RowsSkeleton() {
  return (
    <Stack gap="3" aria-busy="true" aria-label="Loading inquiries">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="14" />
      ))}
    </Stack>
  );
}
