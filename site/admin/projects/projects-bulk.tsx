import { restoreProject, trashProject, updateProject } from "#supabase/data/projects.ts";
import { PublishBulk } from "#site/admin/data-table/publish-bulk.tsx";
import type { SelectAll } from "#site/admin/data-table/use-select-all.ts";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import type { ListedProject } from "#site/schemas/project.ts";

interface ProjectsBulkProps {
  readonly selection: RowSelection<ListedProject>;
  readonly selectAll: SelectAll;
}

/** Bulk actions for the selected projects. */
export function ProjectsBulk(props: ProjectsBulkProps) {
  const client = useStaffClient();
  return (
    <PublishBulk
      {...props}
      nouns={["project", "projects"]}
      refresh={useRefreshList("projects")}
      setStatus={({ id, version }, status) => updateProject(client, id, version, { status })}
      trash={({ id, version }) => trashProject(client, id, version)}
      restore={({ id }) => restoreProject(client, id)}
    />
  );
}
