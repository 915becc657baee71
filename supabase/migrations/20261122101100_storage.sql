-- Images and videos. Everybody reads by URL; only members write. MIME types are listed one by one: wildcards do not
-- match on the embedded backend, and SVG can contain script.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'blog-images', 'blog-images', true, 10485760,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'video/mp4', 'video/webm', 'video/quicktime']
  ),
  (
    'project-images', 'project-images', true, 10485760,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
  )
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The dashboard generates names: 13 digits of time, a random part with size and variant (at most w2560h1707c480),
-- and an extension from this list. The embedded backend serves a file by its extension, so .html and .svg must not
-- pass; its file system refuses names over 255 bytes.
create function private.is_media_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ '^\d{13}-[a-z0-9]{6,64}\.(png|jpe?g|webp|gif|avif|mp4|webm|mov)$'
$$;

create policy "Staff upload media" on storage.objects
for insert to authenticated
with check (bucket_id in ('blog-images', 'project-images') and private.is_media_name(name) and (select private.is_staff()));

create policy "Staff list media" on storage.objects
for select to authenticated
using (bucket_id in ('blog-images', 'project-images') and (select private.is_staff()));

create policy "Staff replace media" on storage.objects
for update to authenticated
using (bucket_id in ('blog-images', 'project-images') and (select private.is_staff()))
with check (bucket_id in ('blog-images', 'project-images') and private.is_media_name(name) and (select private.is_staff()));

create policy "Staff delete media" on storage.objects
for delete to authenticated
using (bucket_id in ('blog-images', 'project-images') and (select private.is_staff()));

-- Where each uploaded file is used: {"1763…-k3x9….webp": [{"kind", "id", "title", "trashed"}]}. Runs with the
-- caller's rights, so that only members find anything. One JSON value, because lists stop at 1,000 rows.
create function public.media_uses()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with mentions as (
    select 'post' as kind, post.id, post.title, post.deleted_at is not null as trashed,
      concat_ws(' ', post.featured_image_url, post.content) as text
    from public.blog_posts as post
    union all
    select 'project', project.id, project.title, project.deleted_at is not null,
      concat_ws(' ', project.featured_image_url, project.content, project.gallery_images::text)
    from public.projects as project
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

revoke all on function public.media_uses() from public, anon, service_role;
grant execute on function public.media_uses() to authenticated;
