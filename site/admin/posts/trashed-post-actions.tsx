import { Button, HStack, Text } from "@chakra-ui/react";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { PostListRow } from "#supabase/data/posts.ts";
import { RowAction } from "#site/admin/shell/row-action.tsx";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { usePostTrash } from "./use-post-trash.ts";

/** Back into the list, or gone for good after a question. */
export function TrashedPostActions({ row }: { readonly row: PostListRow }) {
  const { busy, restore, erase } = usePostTrash();
  const [asking, setAsking] = useState(false);
  return (
    <HStack gap="1" justify="flex-end">
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        aria-label={`Restore ${row.title}`}
        onClick={() => void restore(row)}
      >
        <Undo2 aria-hidden /> Restore
      </Button>
      <RowAction
        name={`Delete ${row.title} forever`}
        disabled={busy}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 />
      </RowAction>
      <ConfirmDialog
        open={asking}
        title="Delete forever?"
        confirmLabel="Delete forever"
        onConfirm={() => {
          setAsking(false);
          void erase(row);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      >
        <Text overflowWrap="anywhere">“{row.title}” cannot be brought back after this.</Text>
      </ConfirmDialog>
    </HStack>
  );
}
