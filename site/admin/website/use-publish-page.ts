import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { changesTo } from "./copy-model.ts";
import { usePublishCopy } from "./use-published-copy.ts";
import type { PublicationEvents, PublishedCopy, SentCopy } from "./use-published-copy.ts";

/**
 * Publishes changes of a page. The notice offers Undo, which publishes the copy from before once more. It
 * appears even if the page was left meanwhile.
 */
export function usePublishPage(page: CopyPage, title: string, events: PublicationEvents) {
  const undoing = usePublishCopy(page);
  const undo = (published: PublishedCopy, before: StoredCopy) =>
    attempt({ log: "page-copy", title: "Undo Failed" }, async () => {
      await undoing.mutateAsync({ ...published, changes: changesTo(published.copy, before) });
      toast.success({
        title: `${title} Restored`,
        description: "Visitors see what was published before. The history has the undone version.",
      });
    });
  const publishing = usePublishCopy(page, {
    ...events,
    onPublished: (sent, saved) => {
      events.onPublished(sent, saved);
      toast.success({
        title: `${title} Published`,
        description: "Visitors see it the next time they open the page.",
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void undo(saved, sent.copy) },
      });
    },
  });
  return {
    publish: (sent: SentCopy) => {
      publishing.mutate(sent);
    },
    isPublishing: publishing.isPending || undoing.isPending,
    error: publishing.error,
  };
}
