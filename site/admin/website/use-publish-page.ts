import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { changesTo } from "./copy-model.ts";
import type { CopyChanges } from "./copy-model.ts";
import { usePublishCopy } from "./use-published-copy.ts";
import type { PublishedCopy } from "./use-published-copy.ts";

/** Publishes changes of a page. The notice offers Undo, which publishes the copy from before once more. */
export function usePublishPage(page: CopyPage, title: string) {
  const publishing = usePublishCopy(page);
  const undoing = usePublishCopy(page);
  const undo = (published: PublishedCopy, before: StoredCopy) =>
    attempt({ log: "page-copy", title: "Undo Failed" }, async () => {
      await undoing.mutateAsync({ ...published, changes: changesTo(published.copy, before) });
      toast.success({
        title: `${title} Restored`,
        description: "Visitors see what was published before. The history has the undone version.",
      });
    });
  return {
    publish: (published: PublishedCopy, changes: CopyChanges, onPublished: () => void) => {
      publishing.mutate(
        { ...published, changes },
        {
          onSuccess: (saved) => {
            onPublished();
            toast.success({
              title: `${title} Published`,
              description: "Visitors see it the next time they open the page.",
              duration: UNDO_MS,
              action: { label: "Undo", onClick: () => void undo(saved, published.copy) },
            });
          },
        },
      );
    },
    isPublishing: publishing.isPending || undoing.isPending,
    error: publishing.error,
  };
}
