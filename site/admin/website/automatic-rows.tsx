import { HStack, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import type { HomeChoice } from "#site/content/home-choices.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { automaticRows, useLatestRows } from "./use-home-rows.ts";
import type { HomeRow } from "./use-home-rows.ts";

interface AutomaticRowsProps {
  readonly choice: HomeChoice;
  /** In their order on the page; those that are not public have no title. */
  readonly chosen: readonly HomeRow[];
}

/** The cards that the home page shows in the places without a choice, in their order. */
export function AutomaticRows({ choice, chosen }: AutomaticRowsProps) {
  const latest = useLatestRows(choice);
  const headingId = useId();
  if (latest.isPending) return <LoadingSkeleton height="20" label="Loading the automatic choice" />;
  if (latest.isError) {
    return (
      <ErrorState
        message={`The automatic choice could not be loaded. ${messageOf(latest.error)}`.trim()}
        onRetry={() => void latest.refetch()}
      />
    );
  }
  // Visitors do not see a chosen row that is not public: its place is free.
  const shown = chosen.filter(({ title }) => title !== "");
  const rows = automaticRows(choice.list, shown, latest.data);
  if (rows.length === 0) return null;
  return (
    <div role="group" aria-labelledby={headingId}>
      <Text id={headingId} textStyle="ui" fontWeight="500">
        {shown.length === 0 ? "Shown automatically" : "Shown automatically after the chosen ones"}
      </Text>
      <Stack as="ol" listStyleType="none" gap="0" marginTop="1" borderTopWidth="1px">
        {rows.map(({ id, title, image }, index) => (
          <HStack as="li" key={id} gap="2" paddingBlock="1" borderBottomWidth="1px">
            <Text textStyle="ui" color="fg.muted" flexShrink="0" minWidth="6">
              {shown.length + index + 1}
            </Text>
            <RowThumbnail address={image} />
            <Text flex="1" minWidth="0" textStyle="ui" color="fg.muted" overflowWrap="anywhere">
              {title}
            </Text>
          </HStack>
        ))}
      </Stack>
    </div>
  );
}
