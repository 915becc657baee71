import { Box, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { TRASH_DAYS } from "#supabase/data/limits.ts";
import { useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState, EmptyState } from "#site/ui/states.tsx";
import { TrashRow } from "./trash-row.tsx";
import { useTrash } from "./use-trash.ts";

/** Trashed posts and projects that can still be restored. */
export function TrashPage() {
  const container = useListFocus<HTMLDivElement>();
  const trash = useTrash();
  return (
    <Box ref={container} tabIndex={-1} outline="none">
      <TrashList trash={trash} />
    </Box>
  );
}

function TrashList({ trash }: { readonly trash: ReturnType<typeof useTrash> }) {
  if (trash.isPending) return <LoadingSkeleton height="40" label="Loading the trash" />;
  if (trash.isError) {
    return (
      <ErrorState
        message={`The trash could not be loaded. ${messageOf(trash.error)}`.trim()}
        onRetry={() => void trash.refetch()}
      />
    );
  }
  const { rows, hidden } = trash.data;
  if (rows.length === 0) {
    return (
      <EmptyState title="The trash is empty" level="h3">
        Deleted posts and projects lie here for {TRASH_DAYS} days, ready to come back.
      </EmptyState>
    );
  }
  return (
    <Stack gap="3">
      <Text textStyle="ui" color="fg.muted">
        Deleted posts and projects can be restored for {TRASH_DAYS} days; then they are gone for
        good.
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
        {rows.map((row) => (
          <TrashRow key={row.id} row={row} />
        ))}
      </Stack>
      {hidden > 0 && (
        <Text textStyle="caption" color="fg.muted">
          {hidden} more: choose “Trash” in the filter of Blog Posts or Projects to see them all.
        </Text>
      )}
    </Stack>
  );
}
