import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
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
              <Dialog.Title>Settings</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <PageContent part="preferences" />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close settings" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
