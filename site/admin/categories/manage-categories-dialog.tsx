import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { CategoriesPanel } from "./categories-panel.tsx";

interface ManageCategoriesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (categoryId: string) => void;
  readonly onDeleted: (categoryId: string) => void;
}

/** Dialog to create, rename and delete categories without leaving the form. */
export function ManageCategoriesDialog(props: ManageCategoriesDialogProps) {
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(details) => {
        if (!details.open) props.onClose();
      }}
      lazyMount
      unmountOnExit
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Categories</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <CategoriesPanel onCreated={props.onCreated} onDeleted={props.onDeleted} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close categories" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
