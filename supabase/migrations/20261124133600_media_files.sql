-- What storage does not know of an uploaded file: its original name, its texts, and the file that it was cropped from.
-- Storage has no column for them on the embedded backend, and its tables belong to Supabase on hosted.
--
-- A crop is a file of its own that remembers its original, instead of parameters at each use: pages, feeds, previews and
-- mails get plain addresses with their own smaller copies, and the original stays for another crop.

create table public.media_files (
  -- Name in storage: 1763…-k3x9….webp.
  name text primary key,
  bucket text not null,
  original_name text not null default '',
  -- What the image shows: the alt text of every use that has none of its own.
  alt text not null default '',
  caption text not null default '',
  -- Name of the original of a crop.
  derived_from text,
  -- {"turns", "angle", "x", "y", "width", "height"} for a crop; see private.validate_image_edit.
  edit jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Turns are quarter turns to the right, the angle is in degrees, and the crop is in shares of the turned image: it cannot
-- exceed the image. Refuses keys and types that the dashboard does not send.
create function private.validate_image_edit(edit jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  field text;
begin
  if jsonb_typeof(edit) <> 'object' then
    perform private.raise_http_error(422, 'not_an_edit', 'edit', 'The crop of a picture must be an object.');
  end if;
  foreach field in array array['turns', 'angle', 'x', 'y', 'width', 'height'] loop
    if jsonb_typeof(edit -> field) is distinct from 'number' then
      perform private.raise_http_error(422, 'not_an_edit', 'edit', 'The crop of a picture needs six numbers.');
    end if;
  end loop;
  if (edit ->> 'turns')::numeric not in (0, 1, 2, 3) or (edit ->> 'angle')::numeric not between -15 and 15 then
    perform private.raise_http_error(422, 'out_of_range', 'edit', 'A picture is turned by quarters, and straightened by at most 15 degrees.');
  end if;
  if (edit ->> 'x')::numeric < 0 or (edit ->> 'y')::numeric < 0
    or (edit ->> 'width')::numeric <= 0 or (edit ->> 'height')::numeric <= 0
    -- A millionth: sums of the dashboard's floating-point numbers exceed 1 by less.
    or (edit ->> 'x')::numeric + (edit ->> 'width')::numeric > 1.000001
    or (edit ->> 'y')::numeric + (edit ->> 'height')::numeric > 1.000001
  then
    perform private.raise_http_error(422, 'outside', 'edit', 'The crop must lie within the picture.');
  end if;
end
$$;

create function private.validate_media_file(file public.media_files)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_media_name(file.name) then
    perform private.raise_http_error(422, 'not_a_name', 'name', 'This is not the name of an uploaded file.');
  end if;
  perform private.require_choice(file.bucket, 'bucket', 'The bucket', array['blog-images', 'project-images']);
  perform private.limit_length(file.original_name, 'original_name', 'The name of a file', 255);
  perform private.limit_length(file.alt, 'alt', 'The description of a picture', 300);
  perform private.limit_length(file.caption, 'caption', 'The caption of a picture', 300);
  if (file.derived_from is null) <> (file.edit is null) then
    perform private.raise_http_error(422, 'not_an_edit', 'edit', 'A crop needs its original.');
  end if;
  if file.derived_from is not null then
    if not private.is_media_name(file.derived_from) or file.derived_from = file.name then
      perform private.raise_http_error(422, 'not_a_name', 'derived_from', 'This is not the name of an uploaded file.');
    end if;
    perform private.validate_image_edit(file.edit);
  end if;
end
$$;

create function private.write_media_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.original_name := btrim(new.original_name);
  new.alt := btrim(new.alt);
  new.caption := btrim(new.caption);
  perform private.validate_media_file(new);
  if tg_op = 'INSERT' then
    new.version := 1;
    new.created_at := now();
  else
    new.name := old.name;
    new.bucket := old.bucket;
    new.version := old.version + 1;
    new.created_at := old.created_at;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger write_media_file
before insert or update on public.media_files
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_media_file();

alter table public.media_files enable row level security;

create policy "Staff read media files" on public.media_files
for select to authenticated using ((select private.is_staff()));

create policy "Staff add media files" on public.media_files
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff change media files" on public.media_files
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete media files" on public.media_files
for delete to authenticated using ((select private.is_staff()));

revoke all on public.media_files from anon, authenticated;
grant select, delete on public.media_files to authenticated;
grant insert (name, bucket, original_name, alt, caption, derived_from, edit), update (alt, caption) on public.media_files to authenticated;
revoke all on public.media_files from service_role;
grant select, insert, update, delete on public.media_files to service_role;

-- The texts of each use of a file: the alt text and caption of an image in a body or a gallery, the rest of a gallery's
-- entry, and the title of the post or project. Runs with the caller's rights.
create function private.media_texts()
returns table (file text, texts text)
language sql
stable
set search_path = ''
as $$
  with images as (
    select post.title, concat_ws(' ', image[1], image[2]) as text
    from public.blog_posts as post, regexp_matches(post.content, '!\[((?:\\.|[^]\\])*)\]\(([^)]*)\)', 'g') as image
    union all
    select post.title, post.featured_image_url
    from public.blog_posts as post
    union all
    select project.title, concat_ws(' ', image[1], image[2])
    from public.projects as project, regexp_matches(project.content, '!\[((?:\\.|[^]\\])*)\]\(([^)]*)\)', 'g') as image
    union all
    select project.title, concat_ws(' ', item ->> 'url', item ->> 'alt', item ->> 'caption', item ->> 'credit')
    from public.projects as project, jsonb_array_elements(project.gallery_images) as item
    union all
    select project.title, concat_ws(' ', project.featured_image_url, project.plan, project.materials::text)
    from public.projects as project
  )
  select found[1], string_agg(concat_ws(' ', images.title, images.text), ' ')
  from images, regexp_matches(images.text, '(\d{13}-[a-z0-9]{6,}\.[a-z0-9]{3,4})', 'g') as found
  group by found[1]
$$;

-- A page of the media library, newest first: {"total", "files": [{…, "uses"}]}. Every word of the search must occur in the
-- name, original name, type or texts of a file, or in the texts of a use. The smaller copies of an image are not listed. The
-- original of a crop counts as used as long as the crop is. Runs with the caller's rights; null for callers who are no
-- members. One JSON value, because lists stop at 1,000 rows.
create function public.search_media(
  search text default '', wanted_use text default 'all', only_images boolean default false, skip integer default 0, max_rows integer default 24
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with words as (
    select word from regexp_split_to_table(lower(left(coalesce(search, ''), 300)), '\s+') as word where word <> ''
  ),
  uses as materialized (
    select used.key as name, used.value as used_by from jsonb_each(public.media_uses()) as used
  ),
  texts as materialized (
    select media_texts.file, media_texts.texts from private.media_texts() where exists (select from words)
  ),
  files as (
    select
      object.bucket_id as bucket, object.name, object.metadata ->> 'mimetype' as type, (object.metadata ->> 'size')::bigint as bytes,
      coalesce(file.original_name, '') as original_name, coalesce(file.alt, '') as alt, coalesce(file.caption, '') as caption,
      file.derived_from, file.edit, coalesce(file.version, 0) as version, coalesce(uses.used_by, '[]') as uses,
      coalesce(
        (
          select jsonb_agg(distinct crop_uses.used_by)
          from public.media_files as crop
          join uses as crop_uses on crop_uses.name = crop.name
          where crop.derived_from = object.name
        ),
        '[]'
      ) as uses_of_crops,
      lower(concat_ws(' ', object.name, object.metadata ->> 'mimetype', file.original_name, file.alt, file.caption, texts.texts)) as searched
    from storage.objects as object
    left join public.media_files as file on file.name = object.name
    left join uses on uses.name = object.name
    left join texts on texts.file = object.name
    where object.bucket_id in ('blog-images', 'project-images')
      and object.name !~ 'w\d{1,5}h\d{1,5}c\d{1,5}\.webp$'
      and (only_images is not true or object.metadata ->> 'mimetype' like 'image/%')
  ),
  matches as (
    select *
    from files
    where not exists (select from words where position(words.word in files.searched) = 0)
      and case wanted_use
        when 'used' then uses <> '[]' or uses_of_crops <> '[]'
        when 'unused' then uses = '[]' and uses_of_crops = '[]'
        else true
      end
  ),
  page as (
    select * from matches order by name desc offset greatest(coalesce(skip, 0), 0) limit least(greatest(coalesce(max_rows, 24), 0), 200)
  )
  select case when (select private.is_staff()) then jsonb_build_object(
    'total', (select count(*) from matches),
    'files', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'bucket', bucket, 'name', name, 'type', coalesce(type, ''), 'bytes', coalesce(bytes, 0), 'originalName', original_name,
            'alt', alt, 'caption', caption, 'derivedFrom', derived_from, 'edit', edit, 'version', version, 'uses', uses,
            'usedByCrop', uses_of_crops <> '[]'
          )
          order by name desc
        )
        from page
      ),
      '[]'
    )
  ) end
$$;

-- Backups have the rows; the files themselves are restored before.
do $$
begin
  execute format(
    'create or replace function private.backup_relations() returns text[] language sql immutable set search_path = '''' as %L',
    format(E'\n  select %L::text[]\n', private.backup_relations() || array['media_files'])
  );
end
$$;

alter function private.validate_restored_row(text, jsonb) rename to validate_restored_entry;

create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if relation = 'media_files' then
    perform private.validate_media_file(jsonb_populate_record(null::public.media_files, '{"original_name": "", "alt": "", "caption": ""}' || item));
    return item;
  end if;
  return private.validate_restored_entry(relation, item);
end
$$;

revoke all on function
  private.validate_image_edit(jsonb), private.validate_media_file(public.media_files), private.write_media_file(),
  private.media_texts(), private.validate_restored_row(text, jsonb)
from public, anon, authenticated;
grant execute on function private.media_texts() to authenticated;

revoke all on function public.search_media(text, text, boolean, integer, integer) from public, anon, service_role;
grant execute on function public.search_media(text, text, boolean, integer, integer) to authenticated;
