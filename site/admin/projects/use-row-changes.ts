import { createProject, getProject, updateProject } from "#supabase/data/projects.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useDuplicate } from "#site/admin/data-table/use-duplicate.ts";
import { withPersistedRow } from "#site/admin/offline/query-persistence.ts";
import { useCancelSchedule } from "#site/admin/schedule/use-cancel-schedule.ts";
import { useStatusChange } from "#site/admin/schedule/use-status-change.ts";
import { useTrashActions } from "#site/admin/trash/index.ts";
import { duplicateOfProject } from "./duplicate-of-project.ts";
import { statusNotice } from "./project-messages.ts";

const update = withPersistedRow(adminKeys.projects, updateProject);

/** Row actions of the list. They apply immediately; all but Duplicate offer Undo. */
export function useRowChanges() {
  const { trash, busy } = useTrashActions("project");
  const status = useStatusChange({
    rows: "projects",
    update,
    noticeOf: statusNotice,
  });
  const schedule = useCancelSchedule("projects", update);
  const { duplicate, busy: isDuplicating } = useDuplicate({
    rows: "projects",
    noun: "Project",
    tab: "projects",
    create: async (client, id, duplicateId) =>
      createProject(client, duplicateOfProject(await getProject(client, id)), duplicateId),
  });

  return {
    busy: busy || schedule.busy || status.busy || isDuplicating,
    trash,
    duplicate,
    cancelSchedule: schedule.cancel,
    toggleStatus: status.toggleStatus,
  };
}
