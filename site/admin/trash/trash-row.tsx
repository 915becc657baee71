import { Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { ROW_STOP } from "#site/admin/data-table/roving-focus.ts";
import { daysLeft } from "#site/format/days-left.ts";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import { busyButton } from "#site/ui/busy-button.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { useErase, useRestore } from "./use-trash.ts";
import type { TrashedRow } from "./use-trash.ts";

/** One trashed row with its two actions: restore, or delete permanently after a confirmation. */
export function TrashRow({ row }: { readonly row: TrashedRow }) {
  const { kind, title, picture, deletedAt } = row;
  const restore = useRestore();
  const erase = useErase();
  const [isConfirming, setIsConfirming] = useState(false);
  const busy = restore.isPending || erase.isPending;
  const error = restore.error ?? erase.error;
  return (
    <Box as="li" borderBottomWidth="1px" paddingBlock="3">
      <Flex gap="3" rowGap="1" align="center" flexWrap={{ base: "wrap", sm: "nowrap" }}>
        <RowThumbnail address={picture} />
        <Box flex="1" minWidth="0">
          <Text textStyle="ui" fontWeight="500" lineClamp="2" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="caption" color="fg.muted">
            {kind === "post" ? "Post" : "Project"} · {remaining(daysLeft(deletedAt, new Date()))}
          </Text>
        </Box>
        <HStack gap="1" flexShrink="0" width={{ base: "full", sm: "auto" }} justify="flex-end">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Restore ${title}`}
            {...ROW_STOP}
            {...busyButton(busy, () => {
              restore.mutate(row, {
                onSuccess: () => {
                  toast.success({ title: "Restored", description: `“${title}” is back.` });
                },
              });
            })}
          >
            <Undo2 aria-hidden /> Restore
          </Button>
          <RowAction
            name={`Delete ${title} forever`}
            busy={busy}
            onClick={() => {
              setIsConfirming(true);
            }}
          >
            <Trash2 />
          </RowAction>
        </HStack>
      </Flex>
      {error !== null && (
        <Text role="alert" textStyle="caption" color="fg.error" marginTop="1">
          {messageOf(error) || "This did not work. Please try again."}
        </Text>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Delete forever?"
        confirmLabel="Delete forever"
        onConfirm={() => {
          setIsConfirming(false);
          erase.mutate(row);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">“{title}” cannot be brought back after this.</Text>
      </ConfirmDialog>
    </Box>
  );
}

function remaining(days: number): string {
  if (days === 0) return "gone within a day";
  return days === 1 ? "1 day left" : `${days} days left`;
}
