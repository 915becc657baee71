-- What the public sees. The views run with their owner's rights, on purpose: the public holds no right
-- at all on the tables, so that a column can leak only by being named here. created_by_admin,
-- client_name, budget_range, status, version and deleted_at are not.
-- Each view reads two tables, which makes it read-only by the rules of PostgreSQL.

create view public.published_posts as
select
  post.id,
  post.title,
  post.slug,
  post.content,
  post.excerpt,
  post.featured_image_url,
  post.category_id,
  case when category.id is not null then jsonb_build_object('id', category.id, 'name', category.name) end as category,
  post.author,
  post.post_type,
  post.meta_title,
  post.meta_description,
  post.tags,
  post.read_time,
  post.published_at,
  post.created_at,
  post.updated_at
from public.blog_posts as post
left join public.categories as category on category.id = post.category_id
where post.status = 'published' and post.deleted_at is null and post.published_at <= now();

create view public.published_projects as
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
  case when category.id is not null then jsonb_build_object('id', category.id, 'name', category.name) end as category,
  project.project_date,
  project.sort_order,
  project.published_at,
  project.created_at,
  project.updated_at
from public.projects as project
left join public.categories as category on category.id = project.category_id
where project.status = 'published' and project.deleted_at is null and project.published_at <= now();

-- Old addresses of rows that can be read now; nothing about drafts or trash.
create view public.slug_redirects as
select history.kind, history.old_slug, post.slug
from public.slug_history as history
join public.published_posts as post on post.id = history.target_id
where history.kind = 'post'
union all
select history.kind, history.old_slug, project.slug
from public.slug_history as history
join public.published_projects as project on project.id = history.target_id
where history.kind = 'project';

revoke all on public.published_posts, public.published_projects, public.slug_redirects from anon, authenticated;
grant select on public.published_posts, public.published_projects, public.slug_redirects to anon, authenticated;
