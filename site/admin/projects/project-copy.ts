import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { TITLE_MAX } from "#supabase/data/limits.ts";
import { firstCharacters } from "#supabase/data/post-rules.ts";

const SUFFIX = " (copy)";

/** A copy of a project as a draft; the server generates a new slug. */
export function copyOfProject(row: ProjectRow): NewProject {
  const title = firstCharacters(row.title, TITLE_MAX - SUFFIX.length);
  return {
    title: `${title}${SUFFIX}`,
    description: row.description,
    content: row.content,
    featured_image_url: row.featured_image_url,
    project_type: row.project_type,
    location: row.location,
    client_name: row.client_name,
    budget_range: row.budget_range,
    area_sqft: row.area_sqft,
    gallery_images: row.gallery_images,
    status: "draft",
    created_by_admin: null,
    project_date: row.project_date,
    slug: "",
    category_id: row.category_id,
  };
}
