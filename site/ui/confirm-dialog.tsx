import { Button, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** A third button, which becomes the primary one. */
  readonly alternative?: {
    readonly label: string;
    readonly loading: boolean;
    readonly onClick: () => void;
  };
  /** Element that gets the focus on closing if the trigger is gone; null returns it to the trigger. */
  readonly finalFocusEl?: () => HTMLElement | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation of a destructive action. Escape and the backdrop cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { alternative } = props;
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
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" onClick={props.onCancel}>
                {props.cancelLabel ?? "Cancel"}
              </Button>
              <Button variant={alternative ? "outline" : "solid"} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
              {alternative && (
                <Button loading={alternative.loading} onClick={alternative.onClick}>
                  {alternative.label}
                </Button>
              )}
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
