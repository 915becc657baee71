-- Pages of materials: /portfolio/material/{slug}. The site has their texts; projects and posts that name a material
-- are found by it.

-- Appended column: the names of a project's materials as one text, which a search can match.
create or replace view public.published_projects as
select
  project.id,
  project.title,
  project.slug,
  project.description,
  project.content,
  project.featured_image_url,
  project.project_type,
  project.location,
  project.area_sqft,
  project.gallery_images,
  project.category_id,
  case when category.id is not null then jsonb_build_object('id', category.id, 'name', category.name, 'slug', category.slug) end as category,
  project.project_date,
  project.sort_order,
  project.published_at,
  project.created_at,
  project.updated_at,
  project.plan,
  project.materials,
  project.credits,
  project.outcome,
  project.testimonial,
  jsonb_path_query_array(project.materials, '$[*].name')::text as material_names
from public.projects as project
left join public.categories as category on category.id = project.category_id
where project.status = 'published' and project.deleted_at is null and project.published_at <= now();

-- "material" joins the reserved words: /portfolio/material is no project.
create or replace function private.is_slug_taken(kind text, candidate text, row_id uuid)
returns boolean
language sql
volatile
set search_path = ''
as $$
  select candidate in ('admin', 'api', 'category', 'draft', 'edit', 'feed', 'index', 'material', 'new', 'null', 'page', 'preview', 'rss', 'search', 'sitemap', 'tag', 'undefined')
    or exists (
      select from public.slug_history as history
      where history.kind = is_slug_taken.kind and old_slug = candidate and target_id <> row_id
    )
    or case is_slug_taken.kind
      when 'post' then exists (select from public.blog_posts where slug = candidate and deleted_at is null and id <> row_id)
      when 'project' then exists (select from public.projects where slug = candidate and deleted_at is null and id <> row_id)
      else exists (select from public.categories where slug = candidate and id <> row_id)
    end
$$;
