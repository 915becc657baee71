import { Button, HStack, Text } from "@chakra-ui/react";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { busyButton } from "#site/ui/busy-button.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { useTrashActions } from "./use-trash-actions.ts";
import type { TrashableRow, TrashKind } from "./use-trash-actions.ts";

interface TrashedRowActionsProps {
  readonly kind: TrashKind;
  readonly row: TrashableRow;
  /** Wording of the delete button and its dialog. */
  readonly deleteWording: "forever" | "for good";
  /** Whether Restore is the row's stop for arrow keys, in a list whose titles are no links. */
  readonly isRowStop?: boolean;
}

/** Row actions in the trash: restore, or delete permanently after a confirmation. */
export function TrashedRowActions({ kind, row, deleteWording, isRowStop }: TrashedRowActionsProps) {
  const { busy, restore, erase } = useTrashActions(kind);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <HStack gap="1" justify="flex-end">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Restore ${row.title}`}
        {...(isRowStop === true && ROW_FOCUS_TARGET)}
        {...busyButton(busy, () => void restore(row))}
      >
        <Undo2 aria-hidden /> Restore
      </Button>
      <RowAction
        name={`Delete ${row.title} ${deleteWording}`}
        busy={busy}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Trash2 />
      </RowAction>
      <ConfirmDialog
        open={isConfirming}
        title={`Delete ${deleteWording}?`}
        confirmLabel={`Delete ${deleteWording}`}
        onConfirm={() => {
          setIsConfirming(false);
          void erase(row);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">“{row.title}” cannot be brought back after this.</Text>
      </ConfirmDialog>
    </HStack>
  );
}
