import { messageOf } from "#supabase/data/errors.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { addImage } from "./featured-image-upload.ts";
import type { FailedImage } from "./featured-image-upload.ts";
import { savedNotice } from "./post-messages.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { SaveResult } from "./use-save-post.ts";

const ACTION_MS = 12_000;

/**
 * Notifies about a save, and offers to retry a failed image upload. The save bar has the link to a public post; a form
 * that is emptied shows it in a note.
 */
export function useSavedNotices({ base, rebase }: PostFormState) {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");

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

  return ({ row, failedImage, before, usedFormStatus }: SaveResult) => {
    toast.success(savedNotice(row, before, { usedFormStatus }));
    if (failedImage !== null) toast.warning(failureNotice(row.id, failedImage));
  };
}
