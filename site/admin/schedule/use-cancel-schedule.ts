import { useMutation } from "@tanstack/react-query";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { attempt } from "#site/ui/attempt.ts";
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

  const failure = { log: `${rows}-schedule`, title: "The Schedule Was Not Changed" };
  const schedule = (row: ScheduledRow) =>
    attempt(failure, async () => {
      await change.mutateAsync(row);
      toast.success({ title: "Scheduled Again", description: `“${row.title}” keeps its date.` });
    });
  const cancel = (row: ScheduledRow) =>
    attempt(failure, async () => {
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
