import { Box, Button } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { rememberedSearch } from "#site/admin/navigation/list-state-store.ts";
import { placeTitle } from "#site/platform/dashboard-manifest.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { EmptyState, ErrorState } from "#site/ui/states.tsx";

interface UnloadedRowProps {
  /** Name of the row, such as "post". */
  readonly noun: string;
  readonly error: Error;
  /** The tab with its list. */
  readonly tab: TabId;
  readonly onRetry: () => void;
}

/** In place of a row that could not be loaded. If there is no such row, its list is offered instead of another attempt. */
export function UnloadedRow({ noun, error, tab, onRetry }: UnloadedRowProps) {
  const { hrefFor } = useAdminNavigation();
  if (!(error instanceof DataError && error.code === "not-found")) {
    return (
      <ErrorState
        message={messageOf(error) || `The ${noun} could not be loaded.`}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Box role="status">
      <EmptyState
        title={`This ${noun} no longer exists`}
        action={
          <Button asChild size="sm" variant="outline">
            <RouterLink to={hrefFor(tab, null, rememberedSearch(tab))}>
              Back to {placeTitle(tab)}
            </RouterLink>
          </Button>
        }
      >
        It was deleted for good, or the link to it is wrong.
      </EmptyState>
    </Box>
  );
}
