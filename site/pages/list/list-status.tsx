import { Text } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "#supabase/data/paging.ts";
import { listing } from "#site/content/listing.ts";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { useBuiltEmpty } from "./built-empty.tsx";

interface ListStatusProps<Row> {
  readonly query: UseQueryResult<Page<Row>>;
  readonly loading: string;
  /** Text for the number of results. */
  readonly found: (total: number) => string;
  /** Visible, as for search results; otherwise for screen readers only. */
  readonly shown?: boolean;
}

/**
 * Announces the number of results after a filter, search or page change. Always rendered, because screen
 * readers only announce changes of an existing region; empty while the previous rows are still shown.
 */
export function ListStatus<Row>({ query, loading, found, shown = false }: ListStatusProps<Row>) {
  // Without JavaScript nothing loads, so "loading" must not be prerendered.
  const isHydrated = useHydrated();
  const isBuiltEmpty = useBuiltEmpty();
  return (
    <Text role="status" {...(shown ? visible : hidden)}>
      {isBuiltEmpty && !isHydrated ? "" : textOf(query, loading, found)}
    </Text>
  );
}

const visible = {
  color: "fg.muted",
  marginBlockStart: "6",
  minHeight: "1lh",
  overflowWrap: "anywhere",
} as const;

/** Positioned at the top, so that it does not move when filters load. */
const hidden = { srOnly: true, top: "0" } as const;

function textOf<Row>(
  { data, isPending, isPlaceholderData }: UseQueryResult<Page<Row>>,
  loading: string,
  found: (total: number) => string,
): string {
  if (isPending) return loading;
  if (data === undefined || isPlaceholderData) return "";
  return listing.titled(found(data.total), data.page);
}
