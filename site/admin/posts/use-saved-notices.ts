import { messageOf } from "#supabase/data/errors.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { addImage } from "./featured-image-upload.ts";
import type { FailedImage } from "./featured-image-upload.ts";
import { savedNotice } from "./post-messages.ts";
import { postState } from "./post-state.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { SaveResult } from "./use-save-post.ts";
import { useViewPost } from "./use-view-post.ts";

const ACTION_MS = 12_000;

/** Notifies about a save, with a next action, and offers to retry a failed image upload. */
export function useSavedNotices({ base, rebase }: PostFormState) {
  const client = useStaffClient();
  const refresh = useRefreshList("posts");
  const viewPost = useViewPost();
  const { openTab } = useAdminNavigation();

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

  return ({ row, failedImage, before, submitted }: SaveResult) => {
    const isPublic = postState(row, new Date()) === "published";
    toast.success({
      ...savedNotice(row, before, { submitted }),
      duration: ACTION_MS,
      action: isPublic
        ? {
            label: "View post",
            onClick: () => {
              viewPost(row.slug);
            },
          }
        : {
            label: "Edit",
            onClick: () => {
              openTab("new-blog", row.id);
            },
          },
    });
    if (failedImage !== null) toast.warning(failureNotice(row.id, failedImage));
  };
}
