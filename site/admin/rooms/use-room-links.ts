import { Archive, Building2, Images, Tags, Trash2, UserCog, Users } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useSession } from "#site/admin/session/session-store.ts";
import { ROOMS } from "./rooms.ts";
import type { RoomId } from "./rooms.ts";

const ICONS: Readonly<Record<RoomId, LucideIcon>> = {
  account: UserCog,
  facts: Building2,
  members: Users,
  media: Images,
  categories: Tags,
  backup: Archive,
  trash: Trash2,
};

export interface RoomLink {
  readonly id: RoomId;
  readonly title: string;
  readonly Icon: LucideIcon;
}

/**
 * Menu links to the dialogs that the signed-in member's role allows. The server enforces access.
 */
export function useRoomLinks(): { readonly links: readonly RoomLink[] } {
  const owner = useSession(({ role }) => role === "owner");
  const links = (Object.keys(ROOMS) as RoomId[])
    .filter((id) => owner || !ROOMS[id].ownersOnly)
    .map((id) => ({ id, title: ROOMS[id].title, Icon: ICONS[id] }));
  return { links };
}
