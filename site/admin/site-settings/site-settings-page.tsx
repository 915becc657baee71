import { Skeleton, Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { SiteSettingsForm } from "./site-settings-form.tsx";
import { useSiteSettingsQuery } from "./use-site-settings.ts";

/** Loads the site settings and renders their form. */
export function SiteSettingsPage() {
  const settings = useSiteSettingsQuery();
  if (settings.isError) {
    return (
      <ErrorState
        message={`The settings could not be loaded. ${messageOf(settings.error)}`.trim()}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (settings.isPending) {
    return (
      <Stack gap="4" role="status" aria-label="Loading the settings">
        <Skeleton height="10" />
        <Skeleton height="10" />
        <Skeleton height="40" />
      </Stack>
    );
  }
  return <SiteSettingsForm settings={settings.data} />;
}
