import { Button, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Where the keyboard goes when what it came from is gone; null for back to where it was. */
  readonly finalFocusEl?: () => HTMLElement | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asked only before something would be lost. Escape and the backdrop cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      open={props.open}
      {...(props.finalFocusEl && { finalFocusEl: props.finalFocusEl })}
      onOpenChange={(details) => {
        if (!details.open) props.onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{props.children}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={props.onCancel}>
                {props.cancelLabel ?? "Cancel"}
              </Button>
              <Button onClick={props.onConfirm}>{props.confirmLabel}</Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
