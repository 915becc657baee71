import {
  Archive,
  Building2,
  CalendarClock,
  ChartNoAxesColumn,
  Images,
  LayoutTemplate,
  MessageSquareText,
  Signpost,
  Tags,
  Trash2,
  UserCog,
  UserRoundSearch,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { PAGE_IDS, PAGES } from "#site/platform/dashboard-manifest.ts";
import type { PageId } from "#site/platform/dashboard-manifest.ts";

const ICONS: Readonly<Record<PageId, LucideIcon>> = {
  account: UserCog,
  website: LayoutTemplate,
  settings: Building2,
  members: Users,
  media: Images,
  categories: Tags,
  "reply-templates": MessageSquareText,
  backup: Archive,
  redirects: Signpost,
  jobs: CalendarClock,
  "personal-data": UserRoundSearch,
  statistics: ChartNoAxesColumn,
  trash: Trash2,
};

export interface DashboardPageLink {
  readonly id: PageId;
  readonly title: string;
  readonly group: (typeof PAGES)[PageId]["group"];
  /** Further words that find it. */
  readonly terms: string;
  readonly Icon: LucideIcon;
}

/**
 * Links to the pages that the signed-in member's role allows. The server enforces access.
 */
export function usePageLinks(): readonly DashboardPageLink[] {
  const owner = useSession(({ role }) => role === "owner");
  return useMemo(
    () =>
      PAGE_IDS.filter((id) => owner || !PAGES[id].ownersOnly).map((id) => {
        const { title, group, terms } = PAGES[id];
        return { id, title, group, terms, Icon: ICONS[id] };
      }),
    [owner],
  );
}
