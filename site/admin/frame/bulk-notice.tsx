import { Box, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { runText, useHiddenRuns } from "#site/admin/data-table/bulk-runs.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { rememberedSearch } from "#site/admin/navigation/list-state-store.ts";

/** Status line under the tabs: progress of the bulk actions whose list is not open. */
export function BulkNotice() {
  const { hrefFor } = useAdminNavigation();
  const runs = useHiddenRuns();
  return (
    <Box role="status" textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
      {runs.map((run, index) => (
        <Text key={index} borderTopWidth="1px" paddingBlock="1.5">
          <Link asChild color="fg" textDecoration="underline">
            <RouterLink to={hrefFor(run.tab, null, rememberedSearch(run.tab))}>
              {labelOf(run.tab)}
            </RouterLink>
          </Link>
          : {runText(run)}
        </Text>
      ))}
    </Box>
  );
}

function labelOf(tab: TabId): string {
  return DASHBOARD_TABS.find(({ id }) => id === tab)?.label ?? "";
}
