import { Skeleton, Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { FactsForm } from "./facts-form.tsx";
import { useSiteFacts } from "./use-site-facts.ts";

/** Loads the site settings and renders their form. Each setting is used on every page. */
export function FactsRoom() {
  const facts = useSiteFacts();
  if (facts.isError) {
    return (
      <ErrorNotice
        message={`The facts could not be loaded. ${messageOf(facts.error)}`.trim()}
        onRetry={() => void facts.refetch()}
      />
    );
  }
  if (facts.isPending) {
    return (
      <Stack gap="4" role="status" aria-label="Loading the facts">
        <Skeleton height="10" />
        <Skeleton height="10" />
        <Skeleton height="40" />
      </Stack>
    );
  }
  return <FactsForm facts={facts.data} />;
}
