import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Redirect } from "#supabase/data/redirects.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { TextField } from "#site/ui/fields.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { RedirectRow } from "./redirect-row.tsx";
import { findRedirects } from "./redirects-model.ts";
import { useRedirects } from "./use-redirects.ts";

/** Rows that are shown at first, and added by "Show more". */
const SHOWN_AT_ONCE = 50;

interface RedirectListProps {
  readonly origin: string;
}

/** All redirects by their old address, with a search. */
export function RedirectList({ origin }: RedirectListProps) {
  const container = useListFocus<HTMLDivElement>();
  const redirects = useRedirects();
  return (
    <Box ref={container} tabIndex={-1} outline="none">
      {redirects.isPending && <LoadingSkeleton height="24" label="Loading the redirects" />}
      {redirects.isError && (
        <ErrorState
          message={`The redirects could not be loaded. ${messageOf(redirects.error)}`.trim()}
          onRetry={() => void redirects.refetch()}
        />
      )}
      {redirects.isSuccess && redirects.data.length === 0 && (
        <Text textStyle="ui" color="fg.muted" {...LIST_HEADING}>
          No redirects yet. Add the addresses of your former website above, or import them.
        </Text>
      )}
      {redirects.isSuccess && redirects.data.length > 0 && (
        <FoundRedirects redirects={redirects.data} origin={origin} />
      )}
    </Box>
  );
}

function FoundRedirects({
  redirects,
  origin,
}: RedirectListProps & { readonly redirects: readonly Redirect[] }) {
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const found = findRedirects(redirects, search);
  const shown = found.slice(0, limit);
  return (
    <Stack gap="3">
      <TextField
        label="Search the redirects"
        type="search"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setLimit(SHOWN_AT_ONCE);
        }}
      />
      <Text textStyle="caption" color="fg.muted" role="status" {...LIST_HEADING}>
        {found.length === redirects.length
          ? `${redirects.length} in all`
          : `${found.length} of ${redirects.length}`}
      </Text>
      <Stack as="ul" aria-label="Redirects" listStyleType="none" gap="0" borderTopWidth="1px">
        {shown.map((redirect) => (
          <RedirectRow key={redirect.id} redirect={redirect} origin={origin} />
        ))}
      </Stack>
      {shown.length < found.length && (
        <Button
          alignSelf="start"
          size="sm"
          variant="outline"
          onClick={() => {
            setLimit(limit + SHOWN_AT_ONCE);
          }}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
