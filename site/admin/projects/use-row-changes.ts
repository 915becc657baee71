import { updateProject } from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { withPersistedRow } from "#site/admin/offline/query-persistence.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import type { AdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useCancelSchedule } from "#site/admin/schedule/use-cancel-schedule.ts";
import { useStatusChange } from "#site/admin/schedule/use-status-change.ts";
import { useTrashActions } from "#site/admin/trash/index.ts";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import type { ListedProject } from "#site/schemas/project.ts";
import { statusNotice } from "./project-messages.ts";
import { useDuplicateOnce } from "./use-duplicate-once.ts";

const update = withPersistedRow(adminKeys.projects, updateProject);

/** Row actions of the list. They apply immediately and offer Undo. */
export function useRowChanges() {
  const { trash, busy } = useTrashActions("project");
  const status = useStatusChange({
    rows: "projects",
    update,
    noticeOf: statusNotice,
  });
  const schedule = useCancelSchedule("projects", update);
  const duplicateMutation = useDuplicateOnce();
  const { openTab } = useAdminNavigation();

  return {
    busy: busy || schedule.busy || status.busy || duplicateMutation.isPending,
    trash,
    duplicate: ({ id }: Pick<ListedProject, "id">) =>
      attempt({ log: "project-list", title: "Duplicating Failed" }, async () => {
        const duplicate = await duplicateMutation.duplicate(id);
        if (duplicate !== null) toast.success(duplicateNotice(duplicate, openTab));
      }),
    cancelSchedule: schedule.cancel,
    toggleStatus: status.toggleStatus,
  };
}

function duplicateNotice({ id, title }: ProjectRow, openTab: AdminNavigation["openTab"]) {
  const edit = () => {
    openTab("projects", id);
  };
  return {
    title: "Project Duplicated",
    description: `“${title}” is a draft: not public.`,
    duration: UNDO_MS,
    action: { label: "Edit", onClick: edit },
  };
}
