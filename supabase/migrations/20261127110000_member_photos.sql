-- Members choose a photo, which the dashboard shows beside their names.

-- Public address of an image of the media library; '' without a photo.
alter table private.staff add column photo text not null default '' check (char_length(photo) <= 2048);

-- Stores the photo of the signed-in member; '' removes it. Only files of the media library: the dashboards of all members
-- load the address.
create function public.set_own_photo(address text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  files constant text := '^https?://[^[:space:]?#]+/storage/v1/object/public/(blog|project)-images/\d{13}-[a-z0-9]{6,}\.(png|jpe?g|webp|gif|avif)$';
begin
  perform private.require_staff();
  perform private.limit_length(address, 'photo', 'The address of the photo', 2048);
  if address <> '' and address !~ files or address is null then
    perform private.raise_http_error(422, 'not_in_library', 'photo', 'Please choose a picture of the library or upload one.');
  end if;
  update private.staff set photo = address where staff.user_id = auth.uid();
  return true;
end
$$;

drop function public.list_staff();
create function public.list_staff()
returns table (
  user_id uuid, email text, name text, role text, active boolean, created_at timestamptz, joined boolean, inquiry_mail text,
  photo text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    staff.user_id, users.email::text, staff.name, staff.role, staff.active, staff.created_at,
    users.last_sign_in_at is not null, staff.inquiry_mail, staff.photo
  from private.staff
  join auth.users on users.id = staff.user_id
  where private.is_owner() or (private.is_staff() and staff.user_id = auth.uid())
  order by staff.created_at, staff.user_id
$$;

drop function public.list_assignees();
create function public.list_assignees()
returns table (user_id uuid, email text, name text, photo text)
language sql
stable
security definer
set search_path = ''
as $$
  select staff.user_id, users.email::text, staff.name, staff.photo
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and private.is_staff()
  order by lower(coalesce(nullif(staff.name, ''), users.email)), staff.user_id
$$;

-- As before, with the photos.
drop function public.report_presence(text, uuid);
create function public.report_presence(kind text, row_id uuid)
returns table (name text, since timestamptz, photo text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  shown constant interval := interval '60 seconds';
begin
  perform private.require_staff();
  perform private.require_choice(report_presence.kind, 'kind', 'Kind', '{post,project}');
  delete from private.presence as gone where gone.seen_at < now() - shown;
  insert into private.presence as own (kind, row_id, member)
  values (report_presence.kind, report_presence.row_id, auth.uid())
  on conflict on constraint presence_pkey do update set seen_at = now();
  return query
  select private.member_label(other.member), other.since, staff.photo
  from private.presence as other
  join private.staff on staff.user_id = other.member and staff.active
  where other.kind = report_presence.kind and other.row_id = report_presence.row_id and other.member <> auth.uid()
  order by other.since, other.member;
end
$$;

-- The photos of members, for media_uses, which runs with the rights of the caller.
create function private.member_photos()
returns table (member uuid, label text, photo text)
language sql
stable
security definer
set search_path = ''
as $$
  select staff.user_id, private.member_label(staff.user_id), staff.photo
  from private.staff
  where staff.photo <> '' and private.is_staff()
$$;

-- As before, with the photos of members.
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
    union all
    select 'member', photos.member::text, 'Photo of ' || photos.label, false, photos.photo
    from private.member_photos() as photos
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

revoke all on function private.member_photos() from public, anon;
grant execute on function private.member_photos() to authenticated;
revoke all on function
  public.set_own_photo(text), public.list_staff(), public.list_assignees(), public.report_presence(text, uuid)
from public, anon, service_role;
grant execute on function
  public.set_own_photo(text), public.list_staff(), public.list_assignees(), public.report_presence(text, uuid)
to authenticated;
