import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { PageContent } from "./page-content.tsx";
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
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        setOpen(details.open);
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Keyboard shortcuts</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <PageContent part="shortcuts" />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close keyboard shortcuts" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
