import { useEffect, useState } from "react";
import type { RoomId } from "./rooms.ts";

type Room = React.ComponentType;

/** Each room is a file of its own: whoever never opens it never loads it. */
const LOADERS: Readonly<Record<RoomId, () => Promise<Room>>> = {
  account: async () => (await import("#site/admin/account/account-room.tsx")).AccountRoom,
  facts: async () => (await import("#site/admin/settings/facts-room.tsx")).FactsRoom,
  members: async () => (await import("#site/admin/staff/members-room.tsx")).MembersRoom,
  media: async () => (await import("#site/admin/media/media-room.tsx")).MediaRoom,
  categories: async () =>
    (await import("#site/admin/categories/categories-room.tsx")).CategoriesRoom,
  backup: async () => (await import("#site/admin/backup/backup-room.tsx")).BackupRoom,
  trash: async () => (await import("#site/admin/trash/trash-room.tsx")).TrashRoom,
};

export type LoadedRoom =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly Room: Room };

export function useLoadedRoom(id: RoomId): LoadedRoom {
  const [tries, setTries] = useState(0);
  const [arrived, setArrived] = useState<{ id: RoomId; Room: Room | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    LOADERS[id]().then(
      (Room) => {
        if (wanted) setArrived({ id, Room });
      },
      (error: unknown) => {
        console.error(`The room ${id} could not be loaded.`, error);
        if (wanted) setArrived({ id, Room: null });
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, tries]);
  if (arrived?.id !== id) return { kind: "loading" };
  if (arrived.Room !== null) return { kind: "ready", Room: arrived.Room };
  const retry = () => {
    setArrived(null);
    setTries((count) => count + 1);
  };
  return { kind: "failed", retry };
}
