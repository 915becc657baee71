import { Skeleton, Stack } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";

interface SavedPreviewProps<Row> {
  readonly query: UseQueryResult<Row>;
  /** "post" or "project". */
  readonly noun: string;
  readonly onClose: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** Preview of a saved row that is not public yet. */
export function SavedPreview<Row>({ query, noun, onClose, children }: SavedPreviewProps<Row>) {
  return (
    <PreviewDialog title="Preview: not public yet" onClose={onClose}>
      {query.isPending && (
        <Stack gap="6" role="status" aria-label={`Loading the ${noun}`}>
          <Skeleton height="16" maxWidth="30rem" />
          <Skeleton height="80" />
        </Stack>
      )}
      {query.isLoadingError && (
        <ErrorState
          message={messageOf(query.error) || `The ${noun} could not be loaded.`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && children(query.data)}
    </PreviewDialog>
  );
}
