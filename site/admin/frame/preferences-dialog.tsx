import { Dialog } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { PageContent } from "./page-content.tsx";

const TYPES = ["settings"] as const;

/** Settings of this device: the theme, and the switches of the host. */
export function PreferencesDialog() {
  const [open, setOpen] = useState(false);
  useCommands(
    TYPES,
    useCallback(({ type }) => {
      if (type === "settings") setOpen(true);
    }, []),
  );
  return (
    <DialogFrame
      title="Settings"
      closeLabel="Close settings"
      open={open}
      lazyMount
      unmountOnExit
      onClose={() => {
        setOpen(false);
      }}
    >
      <Dialog.Body paddingBottom="6">
        <PageContent part="preferences" />
      </Dialog.Body>
    </DialogFrame>
  );
}
