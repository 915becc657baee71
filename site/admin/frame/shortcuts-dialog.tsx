import { Dialog } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { PageContent } from "./page-content.tsx";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { useShortcuts } from "./shortcuts.ts";

const TYPES = ["shortcuts"] as const;

/** Lists all shortcuts; opened by the menu or by "?". */
export function ShortcutsDialog() {
  const [open, setOpen] = useState(false);
  useShortcuts();
  useCommands(
    TYPES,
    useCallback((command) => {
      if (command.type === "shortcuts") setOpen(true);
    }, []),
  );
  return (
    <DialogFrame
      title="Keyboard shortcuts"
      closeLabel="Close keyboard shortcuts"
      open={open}
      lazyMount
      unmountOnExit
      onClose={() => {
        setOpen(false);
      }}
    >
      <Dialog.Body paddingBottom="6">
        <PageContent part="shortcuts" />
      </Dialog.Body>
    </DialogFrame>
  );
}
