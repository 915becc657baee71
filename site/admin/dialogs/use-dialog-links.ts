import {
  Archive,
  Building2,
  CalendarClock,
  Images,
  MessageSquareText,
  Signpost,
  Tags,
  Trash2,
  UserCog,
  UserRoundSearch,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useSession } from "#site/admin/session/session-store.ts";
import { DIALOGS } from "#site/platform/dashboard-manifest.ts";
import type { DialogId } from "#site/platform/dashboard-manifest.ts";

const ICONS: Readonly<Record<DialogId, LucideIcon>> = {
  account: UserCog,
  settings: Building2,
  members: Users,
  media: Images,
  categories: Tags,
  "reply-templates": MessageSquareText,
  backup: Archive,
  redirects: Signpost,
  jobs: CalendarClock,
  "personal-data": UserRoundSearch,
  trash: Trash2,
};

interface DialogLink {
  readonly id: DialogId;
  readonly title: string;
  /** Further words that find it. */
  readonly terms: string;
  readonly Icon: LucideIcon;
}

/**
 * Menu links to the dialogs that the signed-in member's role allows. The server enforces access.
 */
export function useDialogLinks(): { readonly links: readonly DialogLink[] } {
  const owner = useSession(({ role }) => role === "owner");
  const links = (Object.keys(DIALOGS) as DialogId[])
    .filter((id) => owner || !DIALOGS[id].ownersOnly)
    .map((id) => ({ id, title: DIALOGS[id].title, terms: DIALOGS[id].terms, Icon: ICONS[id] }));
  return { links };
}
