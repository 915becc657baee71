import { Dialog } from "@chakra-ui/react";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
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
    <DialogFrame
      title="Categories"
      closeLabel="Close categories"
      open={props.open}
      lazyMount
      unmountOnExit
      scrollBehavior="inside"
      onClose={props.onClose}
    >
      <Dialog.Body paddingBottom="6">
        <CategoriesPanel onCreated={props.onCreated} onDeleted={props.onDeleted} />
      </Dialog.Body>
    </DialogFrame>
  );
}
