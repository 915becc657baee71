import { Text } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "#supabase/data/paging.ts";
import { listing } from "#site/content/listing.ts";
import { useWoken } from "../shell/use-woken.ts";
import { useBuiltEmpty } from "./built-empty.tsx";

interface ListStatusProps<Row> {
  readonly query: UseQueryResult<Page<Row>>;
  readonly loading: string;
  /** What was found. */
  readonly found: (total: number) => string;
  /** Shown to everybody, as the answer to a search is; else only read out. */
  readonly shown?: boolean;
}

/**
 * Says what a list holds after a filter, a search or a turned page. Always there, since screen readers
 * announce what changes in a region that they know, and silent while the rows of before still stand.
 */
export function ListStatus<Row>({ query, loading, found, shown = false }: ListStatusProps<Row>) {
  // Without JavaScript nothing is loading.
  const isHydrated = useWoken();
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

/** Out of the flow, where no filter that comes later moves it. */
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
