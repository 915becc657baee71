import { useMutation } from "@tanstack/react-query";
import type { PublishStatus } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";

interface ChangedRow {
  readonly id: string;
  readonly version: number;
  readonly status: PublishStatus;
}

interface StatusChangeOptions<Saved extends ChangedRow> {
  readonly rows: "posts" | "projects";
  /** Throws `conflict` if the server has a newer version. */
  readonly update: (
    client: StaffClient,
    id: string,
    version: number,
    changes: { readonly status: PublishStatus },
  ) => Promise<Saved>;
  /** Notice of the row after the change. */
  readonly noticeOf: (saved: Saved) => { readonly title: string; readonly description: string };
}

/** Publishes a draft of a list, or makes a published row a draft. The notice offers Undo. */
export function useStatusChange<Saved extends ChangedRow>(options: StatusChangeOptions<Saved>) {
  const { rows, update, noticeOf } = options;
  const client = useStaffClient();
  const change = useMutation({
    mutationFn: ({ id, version, status }: ChangedRow) => update(client, id, version, { status }),
    onSettled: useRefreshList(rows),
  });
  const setStatus = (row: ChangedRow, status: PublishStatus) =>
    attempt({ log: `${rows}-status`, title: "Saving Failed" }, async () => {
      const saved = await change.mutateAsync({ ...row, status });
      toast.success({
        ...noticeOf(saved),
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void setStatus(saved, row.status) },
      });
    });
  return {
    busy: change.isPending,
    toggleStatus: (row: ChangedRow) =>
      setStatus(row, row.status === "draft" ? "published" : "draft"),
  };
}
