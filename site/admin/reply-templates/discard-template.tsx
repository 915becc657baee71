import { Text } from "@chakra-ui/react";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";

interface DiscardTemplateProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before the text of a template that is not saved is lost. */
export function DiscardTemplate(props: DiscardTemplateProps) {
  return (
    <ConfirmDialog {...props} title="Discard the changes?" confirmLabel="Discard">
      <Text>What you wrote here is not saved.</Text>
    </ConfirmDialog>
  );
}
