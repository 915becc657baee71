import { Box, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { runText, useHiddenRuns } from "#site/admin/data-table/bulk-runs.ts";
import { isPageId, placeTitle } from "#site/platform/dashboard-manifest.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { pageSearch } from "#site/admin/navigation/dashboard-tabs.ts";
import { rememberedSearch } from "#site/admin/navigation/list-state-store.ts";

/** Status line under the tabs: progress of the bulk actions whose list is not open. */
export function BulkNotice() {
  const { hrefFor } = useAdminNavigation();
  const runs = useHiddenRuns();
  return (
    <Box role="status" textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
      {runs.map(({ place, ...run }, index) => (
        <Text key={index} borderTopWidth="1px" paddingBlock="1.5">
          <Link asChild color="fg" textDecoration="underline">
            <RouterLink
              to={
                isPageId(place) ? pageSearch(place) : hrefFor(place, null, rememberedSearch(place))
              }
            >
              {placeTitle(place)}
            </RouterLink>
          </Link>
          : {runText(run)}
        </Text>
      ))}
    </Box>
  );
}
