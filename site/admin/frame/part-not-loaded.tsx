import { Skeleton, Stack } from "@chakra-ui/react";
import { ErrorState } from "#site/ui/states.tsx";

interface PartNotLoadedProps {
  readonly part:
    { readonly kind: "loading" } | { readonly kind: "failed"; readonly retry: () => void };
}

const ROWS = [1, 2, 3];

/** Stands for a tab, page or dialog whose code is still loading or could not be loaded. */
export function PartNotLoaded({ part }: PartNotLoadedProps) {
  if (part.kind === "failed") {
    return (
      <ErrorState
        message="This part could not be loaded. Check your connection and try again."
        onRetry={part.retry}
      />
    );
  }
  return (
    <Stack gap="4" role="status" aria-label="Loading">
      <Skeleton height="6" width="full" maxWidth="16rem" />
      <Stack gap="0">
        {ROWS.map((row) => (
          <Stack key={row} gap="2" paddingY="4" borderTopWidth="1px">
            <Skeleton height="4" maxWidth="24rem" />
            <Skeleton height="3" maxWidth="12rem" />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
