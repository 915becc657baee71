import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { MISSING_PATH_DAYS } from "#supabase/data/limits.ts";
import { shortTime } from "#site/format/time.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { useMissingPaths } from "./use-redirects.ts";

interface MissingPathListProps {
  readonly onRedirect: (path: string) => void;
}

/** Rows that are shown; the list is sorted by requests. */
const SHOWN = 50;

/** Paths that visitors requested and that were not found during the last `MISSING_PATH_DAYS` days. */
export function MissingPathList({ onRedirect }: MissingPathListProps) {
  const missing = useMissingPaths();
  if (missing.isPending) return <LoadingSkeleton height="16" label="Loading the addresses" />;
  if (missing.isError) {
    return (
      <ErrorState
        message={`The addresses could not be loaded. ${messageOf(missing.error)}`.trim()}
        onRetry={() => void missing.refetch()}
      />
    );
  }
  if (missing.data.length === 0) {
    return (
      <Text textStyle="ui" color="fg.muted">
        Every address of the last {MISSING_PATH_DAYS} days was found.
      </Text>
    );
  }
  return (
    <Stack
      as="ul"
      aria-label="Addresses not found"
      listStyleType="none"
      gap="0"
      borderTopWidth="1px"
    >
      {missing.data.slice(0, SHOWN).map(({ path, requests, last }) => (
        <HStack as="li" key={path} gap="3" borderBottomWidth="1px" paddingBlock="2">
          <Stack flex="1" minWidth="0" gap="0">
            <Text textStyle="ui" overflowWrap="anywhere">
              {path}
            </Text>
            <Text textStyle="caption" color="fg.muted">
              {requests === 1 ? "Once" : `${requests} times`}, last {shortTime(last)}
            </Text>
          </Stack>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Redirect ${path}`}
            onClick={() => {
              onRedirect(path);
            }}
          >
            Redirect…
          </Button>
        </HStack>
      ))}
    </Stack>
  );
}
