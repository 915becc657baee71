import { Button, HStack, Text } from "@chakra-ui/react";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { busyButton } from "#site/ui/busy-button.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import type { ListedProject } from "#site/schemas/project.ts";
import { useEraseProject } from "./use-projects.ts";
import { useRowChanges } from "./use-row-changes.ts";

/** Row actions in the trash: restore, or delete permanently after a confirmation. */
export function TrashActions({ row }: { readonly row: ListedProject }) {
  const { busy, restore } = useRowChanges();
  const erase = useEraseProject();
  const [isConfirming, setIsConfirming] = useState(false);
  const confirm = () => {
    setIsConfirming(false);
    erase.mutate(row.id, {
      onError: (error) => {
        console.error("[project-erase]", error);
        toast.error({
          title: "Deleting Failed",
          description: messageOf(error) || "Please try again.",
        });
      },
    });
  };
  return (
    <HStack gap="1">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Restore ${row.title}`}
        {...busyButton(busy, () => void restore(row))}
      >
        <Undo2 aria-hidden /> Restore
      </Button>
      <RowAction
        name={`Delete ${row.title} for good`}
        busy={erase.isPending}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        <Trash2 />
      </RowAction>
      <ConfirmDialog
        open={isConfirming}
        title="Delete for good?"
        confirmLabel="Delete for good"
        onConfirm={confirm}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">“{row.title}” cannot be brought back after this.</Text>
      </ConfirmDialog>
    </HStack>
  );
}
