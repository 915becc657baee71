import { Link } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { rememberedSearch } from "#site/admin/navigation/list-state-store.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

/** Link from an editor to the list as it was left: page, search, filter and order. */
export function BackToList({ tab }: { readonly tab: TabId }) {
  const { hrefFor } = useAdminNavigation();
  const label = DASHBOARD_TABS.find(({ id }) => id === tab)?.label;
  return (
    <Link asChild textStyle="caption" color="fg.muted" alignSelf="flex-start" css={TALL_LINK}>
      <RouterLink to={hrefFor(tab, null, rememberedSearch(tab))}>
        <ArrowLeft size="1em" aria-hidden /> {label}
      </RouterLink>
    </Link>
  );
}
