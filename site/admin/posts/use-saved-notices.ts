import { messageOf } from "#supabase/data/errors.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { addImage } from "./featured-image-upload.ts";
import type { FailedImage } from "./featured-image-upload.ts";
import { savedNotice } from "./post-messages.ts";
import { rowState } from "#site/admin/data-table/row-state.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { SaveResult } from "./use-save-post.ts";
import { useViewPublicPage } from "#site/admin/context/use-view-public-page.ts";
import { paths } from "#site/config/paths.ts";

const ACTION_MS = 12_000;

/** Notifies about a save, and offers to retry a failed image upload. A form that is emptied shows the links to its post in a note above it. */
export function useSavedNotices({ base, rebase }: PostFormState) {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const viewPage = useViewPublicPage();

  const retryUpload = async (id: string, failedImage: FailedImage) => {
    try {
      const row = await addImage(client, id, failedImage);
      if (base?.id === id) rebase(row);
      void refresh();
      toast.success({ title: "Picture Added", description: `“${row.title}” has its picture now.` });
    } catch (error) {
      toast.warning(failureNotice(id, { ...failedImage, reason: messageOf(error) }));
    }
  };
  const failureNotice = (id: string, failedImage: FailedImage) => ({
    title: failedImage.reason,
    description: "The post was saved with another picture.",
    duration: ACTION_MS,
    action: { label: "Retry", onClick: () => void retryUpload(id, failedImage) },
  });
  const viewAction = (row: PostRow) => ({
    duration: ACTION_MS,
    action: {
      label: "View post",
      onClick: () => {
        viewPage(paths.blogPost(row.slug));
      },
    },
  });

  return ({ row, failedImage, before, usedFormStatus, keepOpen }: SaveResult) => {
    const hasNote = before === null && !keepOpen;
    const isPublic = rowState(row, new Date()) === "published";
    toast.success({
      ...savedNotice(row, before, { usedFormStatus }),
      ...(!hasNote && isPublic && viewAction(row)),
    });
    if (failedImage !== null) toast.warning(failureNotice(row.id, failedImage));
  };
}
