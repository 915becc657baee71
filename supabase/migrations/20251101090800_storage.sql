-- Pictures and films. Everybody reads by address; only staff write. Types are listed one by one:
-- wildcards do not match on the embedded backend, and SVG can carry script.

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

-- Names are made, never taken from a visitor's disk: 13 digits of time, a random part, and an ending
-- from this list. The embedded backend serves a file by its ending, so that .html or .svg must not pass.
create function private.is_media_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ '^\d{13}-[a-z0-9]{6,}\.(png|jpe?g|webp|gif|avif|mp4|webm|mov)$'
$$;

grant execute on function private.is_media_name(text) to anon, authenticated;

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
