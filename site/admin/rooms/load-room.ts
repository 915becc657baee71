import { useEffect, useState } from "react";
import type { RoomId } from "./rooms.ts";

type Room = React.ComponentType;

/** Dynamic imports: each dialog is a chunk of its own that loads on first use. */
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

/** Loads a dialog's content; `retry` repeats a failed import. */
export function useLoadedRoom(id: RoomId): LoadedRoom {
  const [attempts, setAttempts] = useState(0);
  const [loaded, setLoaded] = useState<{ id: RoomId; Room: Room | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    LOADERS[id]().then(
      (Room) => {
        if (isCurrent) setLoaded({ id, Room });
      },
      (error: unknown) => {
        console.error(`The room ${id} could not be loaded.`, error);
        if (isCurrent) setLoaded({ id, Room: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempts]);
  if (loaded?.id !== id) return { kind: "loading" };
  if (loaded.Room !== null) return { kind: "ready", Room: loaded.Room };
  const retry = () => {
    setLoaded(null);
    setAttempts((count) => count + 1);
  };
  return { kind: "failed", retry };
}
