import { CloseButton, Dialog, Portal, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { DialogContent } from "./dialog-content.tsx";
import { DIALOGS } from "#site/platform/dashboard-manifest.ts";
import { useDialogs } from "#site/admin/dialogs/dialogs.ts";

/** Id of the account menu's button, the fallback target for focus after a dialog closes. */
export const MENU_ID = "account-menu";

/** One dialog element for all pages behind the account menu; the dashboard mounts it once. */
export function DialogHost() {
  const { dialog, open, from, dirty, hide } = useDialogs();
  const [isConfirming, setIsConfirming] = useState(false);
  // Without a session the host is unmounted; the next one begins without a dialog.
  useEffect(() => hide, [hide]);
  const { title, size } = DIALOGS[dialog];
  const focusTarget = () =>
    from?.isConnected === true && from.role !== "menuitem" && from.role !== "menu"
      ? from
      : document.getElementById(MENU_ID);
  return (
    <>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => {
          if (details.open) return;
          if (dirty) setIsConfirming(true);
          else hide();
        }}
        size={size}
        scrollBehavior="inside"
        finalFocusEl={focusTarget}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body paddingBottom="6">
                <DialogContent dialog={dialog} />
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={`Close ${title.toLowerCase()}`} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <ConfirmDialog
        open={isConfirming}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        finalFocusEl={() => (useDialogs.getState().open ? null : focusTarget())}
        onConfirm={() => {
          setIsConfirming(false);
          hide();
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text>What you changed here is not saved yet.</Text>
      </ConfirmDialog>
    </>
  );
}
