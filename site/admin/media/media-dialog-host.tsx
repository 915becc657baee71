import { useEffect } from "react";
import { useMediaDialog } from "./media-dialog.ts";

/** Shows the dialog that chooses or changes an image; the dashboard mounts it once. */
export function MediaDialogHost() {
  const open = useMediaDialog((state) => state.open);
  // Without a session the host is unmounted; the next one begins without a dialog.
  useEffect(
    () => () => {
      useMediaDialog.getState().open?.cancel();
    },
    [],
  );
  return open === null ? null : open.render();
}
