import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";

interface ScheduledRow {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly published_at: string | null;
}

/** The query that updates a row; throws `conflict` if the server has a newer version. */
type UpdateRow = (
  client: StaffClient,
  id: string,
  version: number,
  changes: { readonly status: PublishStatus; readonly published_at: string | null },
) => Promise<{ readonly version: number }>;

/** Cancels the schedule of a post or project: it becomes a draft without a date. The notice offers Undo. */
export function useCancelSchedule(rows: "posts" | "projects", update: UpdateRow) {
  const client = useStaffClient();
  const change = useMutation({
    mutationFn: ({ id, version, published_at }: ScheduledRow) =>
      update(client, id, version, {
        status: published_at === null ? "draft" : "published",
        published_at,
      }),
    onSettled: useRefreshList(rows),
  });

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      console.error(`[${rows}-schedule]`, error);
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
