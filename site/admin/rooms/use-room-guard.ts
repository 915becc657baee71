import { useEffect } from "react";
import { useUnsavedGuard } from "#site/admin/shell/unsaved-guard.tsx";
import { useRooms } from "./rooms.ts";

/**
 * Requires a confirmation before unsaved changes are lost by closing the dialog or leaving the
 * page.
 */
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
