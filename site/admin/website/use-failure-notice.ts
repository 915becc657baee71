import { useLayoutEffect } from "react";
import type { CopyPage } from "#site/content/page-copy.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { toast } from "#site/ui/toaster.tsx";

/** Pages that are open in an editor. */
const openPages = new Set<CopyPage>();
/** Ids of the notices, by page. */
const notices = new Map<CopyPage, string>();

/**
 * Returns a function that reports a failed publication in a notice. While the page is open, by the visit that published
 * it or by a later one, its alert does so instead. The notice opens the page and does not repeat the request: the
 * changes are restored on the copy that is published by then, and may have been taken back since.
 */
export function useFailureNotice(page: CopyPage, title: string) {
  const { openCopyPage } = useAdminNavigation();
  useLayoutEffect(() => {
    openPages.add(page);
    dismissNotice(page);
    return () => {
      openPages.delete(page);
    };
  }, [page]);
  return (error: Error, isStored: boolean) => {
    if (openPages.has(page)) return;
    const stored = isStored ? "Your changes are stored on this device." : "";
    const open = () => {
      openCopyPage(page);
    };
    const notice = toast.error({
      title: `${title} Not Published`,
      description: `${messageOf(error)} ${stored}`.trim(),
      action: { label: `Open ${title}`, onClick: open },
    });
    notices.set(page, notice);
  };
}

function dismissNotice(page: CopyPage) {
  const notice = notices.get(page);
  if (notice !== undefined) toast.dismiss(notice);
  notices.delete(page);
}
