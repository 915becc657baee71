import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import { updatePost } from "#supabase/data/posts.ts";
import type { ListedPost } from "#site/schemas/post.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { useRefreshPosts } from "./use-posts.ts";

type ScheduledRow = Pick<ListedPost, "id" | "title" | "version" | "published_at">;

/** Cancels the schedule of a post: it becomes a draft without a date. */
export function useCancelSchedule() {
  const client = useStaffClient();
  const refresh = useRefreshPosts();
  const change = useMutation({
    mutationFn: ({ id, version, published_at }: ScheduledRow) =>
      updatePost(client, id, version, {
        status: published_at === null ? "draft" : "published",
        published_at,
      }),
    onSettled: refresh,
  });

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      console.error("[post-schedule]", error);
      const description = messageOf(error) || "Please try again.";
      toast.error({ title: "The Schedule Was Not Changed", description });
    }
  };
  const schedule = (row: ScheduledRow) =>
    attempt(async () => {
      await change.mutateAsync(row);
      toast.success({ title: "Scheduled Again", description: `“${row.title}” keeps its date.` });
    });
  const cancel = (row: ScheduledRow) =>
    attempt(async () => {
      const { version } = await change.mutateAsync({ ...row, published_at: null });
      toast.success({
        title: "Schedule Cancelled",
        description: `“${row.title}” is a draft again.`,
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void schedule({ ...row, version }) },
      });
    });
  return { cancel, busy: change.isPending };
}
