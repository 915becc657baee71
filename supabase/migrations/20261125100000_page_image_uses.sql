-- Images of the pages (site settings named copy_…) are uses of a file, too.
create or replace function public.media_uses()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with mentions as (
    select 'post' as kind, post.id::text, post.title, post.deleted_at is not null as trashed,
      concat_ws(' ', post.featured_image_url, post.content) as text
    from public.blog_posts as post
    union all
    select 'project', project.id::text, project.title, project.deleted_at is not null,
      concat_ws(' ', project.featured_image_url, project.content, project.gallery_images::text, project.plan, project.materials::text)
    from public.projects as project
    union all
    select 'page', setting.key, initcap(substr(setting.key, 6)) || ' page', false, setting.value::text
    from public.site_settings as setting
    where setting.key like 'copy\_%'
  ),
  uses as (
    select distinct found[1] as file, mentions.kind, mentions.id, mentions.title, mentions.trashed
    from mentions, regexp_matches(mentions.text, '(\d{13}-[a-z0-9]{6,}\.[a-z0-9]{3,4})', 'g') as found
  ),
  by_file as (
    select uses.file,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'title', title, 'trashed', trashed) order by title, id) as used_by
    from uses
    group by uses.file
  )
  select coalesce(jsonb_object_agg(file, used_by), '{}') from by_file
$$;
