import { useEffect } from "react";
import { useUnsavedGuard } from "#site/admin/shell/unsaved-guard.tsx";
import { useRooms } from "./rooms.ts";

/** Asks before a form of a room is left unsaved, by closing the room or by leaving the page. */
export function useRoomGuard(dirty: boolean, name: string) {
  const setDirty = useRooms(({ setDirty: set }) => set);
  useUnsavedGuard({ dirty, name });
  useEffect(() => {
    setDirty(dirty);
    return () => {
      setDirty(false);
    };
  }, [dirty, setDirty]);
}
