import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TRASH_DAYS } from "#supabase/data/limits.ts";
import { deletePostForever, restorePost, trashPost } from "#supabase/data/posts.ts";
import { deleteProjectForever, restoreProject, trashProject } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";

/** Query key of the trash. */
export const TRASH_KEY = ["trash"];

const KINDS = {
  post: { noun: "Post", trash: trashPost, restore: restorePost, erase: deletePostForever },
  project: {
    noun: "Project",
    trash: trashProject,
    restore: restoreProject,
    erase: deleteProjectForever,
  },
} as const;
export type TrashKind = keyof typeof KINDS;

export interface TrashableRow {
  readonly id: string;
  readonly title: string;
}

/** Moves rows to the trash, restores them or deletes them permanently, with notices. */
export function useTrashActions(kind: TrashKind) {
  const client = useStaffClient();
  const refresh = useRefreshTrash();
  const { noun, trash, restore, erase } = KINDS[kind];
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ change, id }: Change) => change(client, id),
    // Also after a failure.
    onSettled: refresh,
  });
  const log = `${kind}-trash`;
  const restoreRow = ({ id, title }: TrashableRow) =>
    attempt({ log, title: "Restoring Failed" }, async () => {
      await mutateAsync({ change: restore, id });
      toast.success({ title: `${noun} Restored`, description: `“${title}” is back in the list.` });
    });
  return {
    busy: isPending,
    restore: restoreRow,
    trash: (row: TrashableRow) =>
      attempt({ log, title: "Deleting Failed" }, async () => {
        await mutateAsync({ change: trash, id: row.id });
        toast.success({
          title: "Moved to Trash",
          description: `“${row.title}” can be restored for ${TRASH_DAYS} days.`,
          duration: UNDO_MS,
          action: { label: "Undo", onClick: () => void restoreRow(row) },
        });
      }),
    erase: ({ id, title }: TrashableRow) =>
      attempt({ log, title: "Deleting Failed" }, async () => {
        await mutateAsync({ change: erase, id });
        toast.success({ title: `${noun} Deleted`, description: `“${title}” is gone for good.` });
      }),
  };
}

/** Loads the trash, the lists and the counters again, after rows were moved to the trash or out of it. */
export function useRefreshTrash() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [TRASH_KEY, adminKeys.counts, ...LISTS].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
}

interface Change {
  readonly change: (client: StaffClient, id: string) => Promise<void>;
  readonly id: string;
}

const LISTS = [adminKeys.posts, adminKeys.projects].map((key) => [...key, "list"]);
