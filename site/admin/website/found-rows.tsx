import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { HomeList } from "#site/content/home-choices.ts";
import { TextField } from "#site/ui/fields.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import type { HomeRow } from "./use-home-rows.ts";
import { useFoundRows } from "./use-home-rows.ts";

const SEARCH_LABELS: Readonly<Record<HomeList, string>> = {
  projects: "Search public projects",
  articles: "Search public posts",
};

interface FoundRowsProps {
  readonly list: HomeList;
  readonly chosen: readonly HomeRow[];
  /** No place is free. */
  readonly isFull: boolean;
  readonly onAdd: (row: HomeRow) => void;
}

/** Searches public rows; each has a button that shows it on the home page. */
export function FoundRows({ list, chosen, isFull, onAdd }: FoundRowsProps) {
  const [typed, setTyped] = useState("");
  const results = useRef<HTMLDivElement>(null);
  const found = useFoundRows(list, useDebouncedValue(typed.trim(), 200));
  const rows = found.data?.filter((row) => chosen.every(({ id }) => id !== row.id)) ?? [];
  return (
    <Stack gap="3">
      <TextField
        label={SEARCH_LABELS[list]}
        type="search"
        value={typed}
        help={isFull ? "All places are taken. Remove one to show another." : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      {found.isPending && <LoadingSkeleton height="20" label="Searching" />}
      {found.isError && (
        <ErrorState
          message={`The search failed. ${messageOf(found.error)}`.trim()}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 && (
        <Text textStyle="ui" color="fg.muted">
          {typed.trim() === "" ? "Nothing else is public." : "Nothing public has these words."}
        </Text>
      )}
      <div ref={results} role="group" aria-label="Found" tabIndex={-1}>
        <Stack as="ul" listStyleType="none" gap="0">
          {rows.map((row) => (
            <HStack as="li" key={row.id} gap="3" paddingBlock="1" borderBottomWidth="1px">
              <RowThumbnail address={row.image} />
              <Text flex="1" minWidth="0" textStyle="ui" overflowWrap="anywhere">
                {row.title}
              </Text>
              <Button
                type="button"
                size="xs"
                variant="outline"
                flexShrink="0"
                disabled={isFull}
                aria-label={`Show on home: ${row.title}`}
                onClick={() => {
                  onAdd(row);
                  // The focused button goes with its row.
                  results.current?.focus();
                }}
              >
                Show on home
              </Button>
            </HStack>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}
