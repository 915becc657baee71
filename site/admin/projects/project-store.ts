import { createProject, getProject, listProjects, updateProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { CreatingStore } from "#site/admin/shell/create-once.ts";

/**
 * Adapter of the query module for `createOnce`, which creates a row or finds it after a lost
 * response.
 */
export function projectStore(client: StaffClient): CreatingStore<ProjectRow, NewProject> {
  return {
    candidates: async ({ title }) => {
      const { rows } = await listProjects(client, {
        search: title,
        sort: { column: "created_at", direction: "desc" },
        pageSize: 10,
      });
      return rows.filter((row) => row.title === title).map(({ id }) => id);
    },
    get: (id) => getProject(client, id),
    create: (row) => createProject(client, row),
    update: ({ id, version }, row) => updateProject(client, id, version, row),
    holds,
  };
}

/** True if the stored row equals the sent one in every column that the server does not set. */
function holds(row: ProjectRow, sent: NewProject): boolean {
  return JSON.stringify(comparable(row)) === JSON.stringify(comparable(sent));
}

function comparable(row: NewProject | ProjectRow) {
  return [
    row.title,
    row.description,
    row.content,
    row.featured_image_url,
    row.project_type,
    row.location,
    row.client_name,
    row.budget_range,
    row.area_sqft,
    row.status,
    row.project_date,
    row.category_id ?? null,
    row.gallery_images.map(({ url, alt, caption }) => [url, alt, caption]),
  ];
}
