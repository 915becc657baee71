import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { mountedOpen } from "./mounted-open.ts";

interface DialogFrameProps extends Omit<
  Dialog.RootProps,
  "children" | "onOpenChange" | "onFocusOutside"
> {
  readonly title: string;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Called by Escape, the close button and, unless `closeOnInteractOutside` is false, a click outside. */
  readonly onClose: () => void;
  /** `Dialog.Body`, and `Dialog.Footer` if it has buttons. */
  readonly children: ReactNode;
}

/** A dialog with its title and close button. Without `open` it is open for as long as it is mounted. */
export function DialogFrame({ title, closeLabel, onClose, children, ...root }: DialogFrameProps) {
  return (
    <Dialog.Root
      {...mountedOpen}
      {...root}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={closeLabel} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
