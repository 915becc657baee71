import { createProject, getProject, updateProject } from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { laterChanges } from "#supabase/data/optimistic-lock.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { CreatingStore } from "#site/admin/shell/idempotent-create.ts";

/**
 * Adapter of the query module for `createOnce`, which creates a row or finds it after a lost
 * response.
 */
export function projectStore(client: StaffClient): CreatingStore<ProjectRow, NewProject> {
  return {
    create: (row, id) => createProject(client, row, id),
    get: (id) => getProject(client, id),
    update: ({ id, version }, row) => updateProject(client, id, version, laterChanges(row)),
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
