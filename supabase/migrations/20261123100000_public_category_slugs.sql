-- The category of a public row carries its slug, because the lists of a category have paths (/blog/category/{slug}).
-- The slug itself is older: generated from the name, unique, kept when the category is renamed.

create or replace view public.published_posts as
select
  post.id,
  post.title,
  post.slug,
  post.content,
  post.excerpt,
  post.featured_image_url,
  post.category_id,
  (
    select jsonb_build_object('id', category.id, 'name', category.name, 'slug', category.slug)
    from public.categories as category
    where category.id = post.category_id
  ) as category,
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
cross join (select now() as moment) as clock
where post.status = 'published' and post.deleted_at is null and post.published_at <= clock.moment;

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
  project.updated_at
from public.projects as project
left join public.categories as category on category.id = project.category_id
where project.status = 'published' and project.deleted_at is null and project.published_at <= now();
