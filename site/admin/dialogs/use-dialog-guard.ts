import { useEffect } from "react";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { useDialogs } from "./dialogs.ts";

/**
 * Requires a confirmation before unsaved changes are lost by closing the dialog or leaving the
 * page.
 */
export function useDialogGuard(dirty: boolean, name: string, isStored: () => boolean) {
  const setDirty = useDialogs(({ setDirty: set }) => set);
  useUnsavedGuard({ dirty, name, place: "dialog", isStored });
  useEffect(() => {
    setDirty(dirty);
    return () => {
      setDirty(false);
    };
  }, [dirty, setDirty]);
}
