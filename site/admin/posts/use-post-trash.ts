import { messageOf } from "#supabase/data/errors.ts";
import type { ListedPost } from "#site/schemas/post.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useErasePost, useRestorePost, useTrashPost } from "./use-posts.ts";

/** Time in milliseconds to read the notice and press Undo. */
const UNDO_MS = 15_000;

type Row = Pick<ListedPost, "id" | "title">;

/** Moves posts to the trash, restores them or deletes them permanently, with notices. */
export function usePostTrash() {
  const trashMutation = useTrashPost();
  const restoreMutation = useRestorePost();
  const eraseMutation = useErasePost();

  const restore = ({ id, title }: Row) =>
    attempt("Restoring Failed", async () => {
      await restoreMutation.mutateAsync(id);
      toast.success({ title: "Post Restored", description: `“${title}” is back in the list.` });
    });
  const trash = (row: Row) =>
    attempt("Deleting Failed", async () => {
      await trashMutation.mutateAsync(row.id);
      toast.success({
        title: "Moved to Trash",
        description: `“${row.title}” can be restored for 30 days.`,
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void restore(row) },
      });
    });
  const erase = (row: Row) =>
    attempt("Deleting Failed", async () => {
      await eraseMutation.mutateAsync(row.id);
      toast.success({ title: "Post Deleted", description: `“${row.title}” is gone for good.` });
    });

  const busy = trashMutation.isPending || restoreMutation.isPending || eraseMutation.isPending;
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
