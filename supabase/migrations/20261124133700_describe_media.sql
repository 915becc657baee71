-- One description for all uses of a file. Each use stores its own alt text, so that pages, feeds, previews and older versions
-- read it without a join; describing a file rewrites the uses that have its previous description or none. A use with another
-- text has its own.

-- The alt texts of a file's images in a body: those equal to the old text become the new one.
create function private.replace_alt(body text, file text, old_alt text, new_alt text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  image text[];
  written constant text := regexp_replace(regexp_replace(btrim(new_alt), '\s+', ' ', 'g'), '([\\\[\]])', '\\\1', 'g');
begin
  for image in
    select distinct matched
    from regexp_matches(body, '!\[((?:\\.|[^]\\])*)\](\([^)\s]*' || replace(file, '.', '\.') || ')', 'g') as matched
  loop
    if btrim(regexp_replace(image[1], '\\(.)', '\1', 'g')) = old_alt then
      body := replace(body, '![' || image[1] || ']' || image[2], '![' || written || ']' || image[2]);
    end if;
  end loop;
  return body;
end
$$;

create function private.replace_gallery_alt(gallery jsonb, file text, old_alt text, new_alt text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      case
        when position('/' || file in item ->> 'url') > 0 and btrim(coalesce(item ->> 'alt', '')) = old_alt
          then item || jsonb_build_object('alt', new_alt)
        else item
      end
      order by place
    ),
    '[]'
  )
  from jsonb_array_elements(gallery) with ordinality as items (item, place)
$$;

-- Sets the texts of a file, and its description in every use outside of the trash that has no text of its own. Returns the
-- number of posts and projects that changed, -1 if the stored version is not the one that the caller saw (0: no texts yet).
-- Runs with the caller's rights.
create function public.describe_media(file text, file_bucket text, new_alt text, new_caption text, loaded_version integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  stored public.media_files;
  old_alt text;
  posts integer;
  changed_projects integer;
begin
  select * into stored from public.media_files as known where known.name = file;
  insert into public.media_files as known (name, bucket, alt, caption)
  values (file, file_bucket, coalesce(new_alt, ''), coalesce(new_caption, ''))
  on conflict (name) do update set alt = excluded.alt, caption = excluded.caption
  where known.version = loaded_version;
  if not found then
    return -1;
  end if;
  old_alt := coalesce(stored.alt, '');
  new_alt := btrim(coalesce(new_alt, ''));
  if new_alt = old_alt then
    return 0;
  end if;
  update public.blog_posts as post
  set content = private.replace_alt(post.content, file, old_alt, new_alt)
  where post.deleted_at is null and position(file in post.content) > 0
    and private.replace_alt(post.content, file, old_alt, new_alt) <> post.content;
  get diagnostics posts = row_count;
  update public.projects as project
  set
    content = private.replace_alt(project.content, file, old_alt, new_alt),
    gallery_images = private.replace_gallery_alt(project.gallery_images, file, old_alt, new_alt)
  where project.deleted_at is null and position(file in project.content || project.gallery_images::text) > 0
    and (
      private.replace_alt(project.content, file, old_alt, new_alt) <> project.content
      or private.replace_gallery_alt(project.gallery_images, file, old_alt, new_alt) <> project.gallery_images
    );
  get diagnostics changed_projects = row_count;
  return posts + changed_projects;
end
$$;

revoke all on function private.replace_alt(text, text, text, text), private.replace_gallery_alt(jsonb, text, text, text)
from public, anon, authenticated;
grant execute on function
  private.replace_alt(text, text, text, text), private.replace_gallery_alt(jsonb, text, text, text)
to authenticated;

revoke all on function public.describe_media(text, text, text, text, integer) from public, anon, service_role;
grant execute on function public.describe_media(text, text, text, text, integer) to authenticated;
