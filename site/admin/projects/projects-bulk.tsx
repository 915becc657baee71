import { restoreProject, trashProject, updateProject } from "#supabase/data/projects.ts";
import type { ProjectListRow } from "#supabase/data/projects.ts";
import { PublishBulk } from "#site/admin/lists/publish-bulk.tsx";
import type { RowSelection } from "#site/admin/lists/use-selection.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { useRefreshProjects } from "./use-projects.ts";

/** What can be done to all selected projects at once. */
export function ProjectsBulk({ selection }: { readonly selection: RowSelection<ProjectListRow> }) {
  const client = useStaffClient();
  return (
    <PublishBulk
      selection={selection}
      nouns={["project", "projects"]}
      refresh={useRefreshProjects()}
      setStatus={({ id, version }, status) => updateProject(client, id, version, { status })}
      trash={({ id, version }) => trashProject(client, id, version)}
      restore={({ id }) => restoreProject(client, id)}
    />
  );
}
