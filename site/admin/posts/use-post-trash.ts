import { messageOf } from "#supabase/data/errors.ts";
import type { PostListRow } from "#supabase/data/posts.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useErasePost, useRestorePost, useTrashPost } from "./use-posts.ts";

/** Long enough to read, think and press Undo. */
const UNDO_MS = 15_000;

type Row = Pick<PostListRow, "id" | "title">;

/** Into the trash, back, or gone for good. */
export function usePostTrash() {
  const trashing = useTrashPost();
  const restoring = useRestorePost();
  const erasing = useErasePost();

  const restore = ({ id, title }: Row) =>
    attempt("Restoring Failed", async () => {
      await restoring.mutateAsync(id);
      toast.success({ title: "Post Restored", description: `“${title}” is back in the list.` });
    });
  const trash = (row: Row) =>
    attempt("Deleting Failed", async () => {
      await trashing.mutateAsync(row.id);
      toast.success({
        title: "Moved to Trash",
        description: `“${row.title}” can be restored for 30 days.`,
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void restore(row) },
      });
    });
  const erase = (row: Row) =>
    attempt("Deleting Failed", async () => {
      await erasing.mutateAsync(row.id);
      toast.success({ title: "Post Deleted", description: `“${row.title}” is gone for good.` });
    });

  const busy = trashing.isPending || restoring.isPending || erasing.isPending;
  return { trash, restore, erase, busy };
}

async function attempt(failure: string, action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    console.error("[post-list]", error);
    toast.error({ title: failure, description: messageOf(error) || "Please try again." });
  }
}
