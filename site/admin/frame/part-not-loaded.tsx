import { Skeleton, Stack } from "@chakra-ui/react";
import { ErrorState } from "#site/ui/states.tsx";

interface PartNotLoadedProps {
  readonly part:
    { readonly kind: "loading" } | { readonly kind: "failed"; readonly retry: () => void };
}

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
      <Skeleton height="8" width="full" maxWidth="16rem" />
      <Skeleton height="40" />
    </Stack>
  );
}
