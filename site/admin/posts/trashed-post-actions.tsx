import { Button, HStack, Text } from "@chakra-ui/react";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { ListedPost } from "#site/schemas/post.ts";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { busyButton } from "#site/ui/busy-button.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { usePostTrash } from "./use-post-trash.ts";

/** Row actions in the trash: restore, or delete permanently after a confirmation. */
export function TrashedPostActions({ row }: { readonly row: ListedPost }) {
  const { busy, restore, erase } = usePostTrash();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <HStack gap="1" justify="flex-end">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Restore ${row.title}`}
        {...busyButton(busy, () => void restore(row))}
      >
        <Undo2 aria-hidden /> Restore
      </Button>
      <RowAction
        name={`Delete ${row.title} forever`}
        busy={busy}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Trash2 />
      </RowAction>
      <ConfirmDialog
        open={isConfirming}
        title="Delete forever?"
        confirmLabel="Delete forever"
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
