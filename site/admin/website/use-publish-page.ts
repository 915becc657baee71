import { useState } from "react";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { changesTo } from "./copy-model.ts";
import { useFailureNotice } from "./use-failure-notice.ts";
import { useIsPublishing, usePublishCopy } from "./use-published-copy.ts";
import type { PublicationEvents, PublishedCopy, PublishRequest } from "./use-published-copy.ts";

/** A publication that can be undone: what is published since, and what was before. */
interface Publication {
  readonly saved: PublishedCopy;
  readonly before: StoredCopy;
  /** Id of the notice, which offers to undo it, too. */
  readonly notice: string | undefined;
}

interface DraftOfPage extends PublicationEvents {
  /** Why the publication failed that was running when the page was opened. */
  readonly earlierError: Error | null;
  /** Whether the changes are on this device. */
  readonly isStored: () => boolean;
}

/**
 * Publishes changes of a page. The notice offers Undo, which publishes the copy from before once more. It appears even
 * if the page was left meanwhile; a failure has a notice, too, unless the page is open. `undoLast` is that Undo while
 * `loaded`, the copy as it was loaded last, is the one that was published here; it is null otherwise.
 */
export function usePublishPage(
  page: CopyPage,
  title: string,
  loaded: PublishedCopy,
  draft: DraftOfPage,
) {
  const reportFailure = useFailureNotice(page, title);
  const [last, setLast] = useState<Publication | null>(null);
  const undoing = usePublishCopy(page, "undo");
  const undo = ({ saved, before, notice }: Publication) =>
    attempt({ log: "page-copy", title: "Undo Failed" }, async () => {
      if (notice !== undefined) toast.dismiss(notice);
      await undoing.mutateAsync({ ...saved, changes: changesTo(saved.copy, before) });
      toast.success({
        title: `${title} Restored`,
        description: "Visitors see what was published before. The history has the undone version.",
      });
    });
  const publishing = usePublishCopy(page, "publish", {
    onPublished: (request, saved) => {
      draft.onPublished(request, saved);
      const before = request.copy;
      const notice: Publication["notice"] = toast.success({
        title: `${title} Published`,
        description: "Visitors see it the next time they open the page.",
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void undo({ saved, before, notice }) },
      });
      setLast({ saved, before, notice });
    },
    onFailed: (request, error) => {
      draft.onFailed(request, error);
      reportFailure(error, draft.isStored());
    },
  });
  const isLatest = last !== null && last.saved.version === loaded.version;
  return {
    undoLast: isLatest ? () => void undo(last) : null,
    publish: (request: PublishRequest) => {
      publishing.mutate(request);
    },
    isPublishing: useIsPublishing(page),
    /** Why the last publication failed; that from before the page was opened counts until the next one. */
    error: publishing.isIdle ? draft.earlierError : publishing.error,
  };
}
