-- Versions of projects, as of posts: a save never destroys an earlier text or list. At most 50 per project.

create table public.project_versions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  -- E-mail address of the author; null for writes that do not come from the dashboard.
  saved_by text,
  begun_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  title text not null,
  client_name text,
  project_type text,
  location text,
  description text not null,
  content text not null,
  gallery_images jsonb not null,
  materials jsonb not null,
  credits jsonb not null,
  outcome text not null,
  testimonial jsonb
);

create index project_versions_newest on public.project_versions (project_id, saved_at desc, id);

-- The texts and lists of a project as a version that was saved at the given time.
create function private.version_of_project(project public.projects, saved_by text, saved_at timestamptz)
returns public.project_versions
language sql
set search_path = ''
as $$
  select jsonb_populate_record(null::public.project_versions, to_jsonb(project) || jsonb_build_object(
    'id', gen_random_uuid(), 'project_id', project.id, 'saved_by', saved_by, 'begun_at', saved_at, 'saved_at', saved_at
  ))
$$;

-- Inserts a version with every save that changes a text or a list. Autosaves of a draft by one author within five minutes
-- update the same version, unless the content shrinks to less than half. A text that was public always stays.
create function private.record_project_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer text := auth.jwt() ->> 'email';
  saved public.project_versions := private.version_of_project(new, writer, clock_timestamp());
  former public.project_versions;
  latest public.project_versions;
begin
  if tg_op = 'UPDATE' then
    former := private.version_of_project(old, old.created_by_admin, old.updated_at);
    if (saved.title, saved.client_name, saved.project_type, saved.location, saved.description, saved.content,
        saved.gallery_images, saved.materials, saved.credits, saved.outcome, saved.testimonial)
      is not distinct from
       (former.title, former.client_name, former.project_type, former.location, former.description, former.content,
        former.gallery_images, former.materials, former.credits, former.outcome, former.testimonial)
    then
      return null;
    end if;
    select * into latest from public.project_versions
    where project_id = new.id order by saved_at desc, id limit 1;
    if latest.id is null then
      insert into public.project_versions values (former.*);
    elsif latest.saved_by is not distinct from writer
      and old.status = 'draft'
      and new.status = 'draft'
      and latest.begun_at > now() - interval '5 minutes'
      and char_length(new.content) * 2 >= char_length(latest.content)
    then
      saved.id := latest.id;
      saved.begun_at := latest.begun_at;
      delete from public.project_versions where id = latest.id;
    end if;
  end if;
  insert into public.project_versions values (saved.*);
  delete from public.project_versions
  where project_id = new.id
    and id not in (select id from public.project_versions where project_id = new.id order by saved_at desc, id limit 50);
  return null;
end
$$;

create trigger record_project_version
after insert or update on public.projects
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_project_version();

alter table public.project_versions enable row level security;

-- No policy for writing: only the trigger adds versions.
create policy "Staff read versions of projects" on public.project_versions
for select to authenticated using ((select private.is_staff()));

revoke all on public.project_versions from anon, authenticated;
revoke all on public.project_versions from service_role;
grant select on public.project_versions to authenticated;
grant select, insert, update, delete on public.project_versions to service_role;

-- Backups have the versions of projects: they refer to rows of projects.
do $$
begin
  execute format(
    'create or replace function private.backup_relations() returns text[] language sql immutable set search_path = '''' as %L',
    format(E'\n  select %L::text[]\n', private.backup_relations() || array['project_versions'])
  );
end
$$;

revoke all on function
  private.version_of_project(public.projects, text, timestamptz), private.record_project_version()
from public, anon, authenticated;
