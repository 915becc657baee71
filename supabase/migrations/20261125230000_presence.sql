-- Presence: members see who else edits the post or project that they have open, and who saved it last.

create table private.presence (
  kind text not null check (kind in ('post', 'project')),
  row_id uuid not null,
  member uuid not null references private.staff (user_id) on delete cascade,
  since timestamptz not null default now(),
  -- Of the latest report. An editor reports every 20 seconds; without a report for 60 it is taken for closed.
  seen_at timestamptz not null default now(),
  primary key (kind, row_id, member)
);

create table private.last_saves (
  post_id uuid unique references public.blog_posts (id) on delete cascade,
  project_id uuid unique references public.projects (id) on delete cascade,
  member uuid not null references private.staff (user_id) on delete cascade,
  check ((post_id is null) <> (project_id is null))
);

-- No policy: only the functions below read or write these tables.
alter table private.presence enable row level security;
alter table private.last_saves enable row level security;
revoke all on private.presence from anon, authenticated;
revoke all on private.last_saves from anon, authenticated;

-- Reports that the caller edits a row, and returns the other members who do, longest first.
create function public.report_presence(kind text, row_id uuid)
returns table (name text, since timestamptz)
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
  select private.member_label(other.member), other.since
  from private.presence as other
  join private.staff on staff.user_id = other.member and staff.active
  where other.kind = report_presence.kind and other.row_id = report_presence.row_id and other.member <> auth.uid()
  order by other.since, other.member;
end
$$;

-- The caller has closed the editor of a row. Returns whether it was reported as open.
create function public.end_presence(kind text, row_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  delete from private.presence as own
  where own.kind = end_presence.kind and own.row_id = end_presence.row_id and own.member = auth.uid();
  return found;
end
$$;

-- The other member who saved a row last; null if that is unknown, or the caller.
create function public.last_saved_by(kind text, row_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select private.member_label(saves.member)
    from private.last_saves as saves
    where case last_saved_by.kind when 'post' then saves.post_id else saves.project_id end = last_saved_by.row_id
      and saves.member <> auth.uid()
  );
end
$$;

-- By statement: a bulk action saves many rows. A restore saves none of its rows itself.
create function private.record_last_saves()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from private.staff where staff.user_id = auth.uid()) then
    return null;
  end if;
  if tg_table_name = 'blog_posts' then
    insert into private.last_saves (post_id, member) select saved.id, auth.uid() from saved
    on conflict (post_id) do update set member = excluded.member;
  else
    insert into private.last_saves (project_id, member) select saved.id, auth.uid() from saved
    on conflict (project_id) do update set member = excluded.member;
  end if;
  return null;
end
$$;

create trigger last_saves_insert after insert on public.blog_posts
referencing new table as saved for each statement
when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_last_saves();
create trigger last_saves_update after update on public.blog_posts
referencing new table as saved for each statement
when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_last_saves();
create trigger last_saves_insert after insert on public.projects
referencing new table as saved for each statement
when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_last_saves();
create trigger last_saves_update after update on public.projects
referencing new table as saved for each statement
when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_last_saves();

revoke all on function private.record_last_saves() from public, anon, authenticated;
revoke all on function
  public.report_presence(text, uuid), public.end_presence(text, uuid), public.last_saved_by(text, uuid)
from public, anon, service_role;
grant execute on function
  public.report_presence(text, uuid), public.end_presence(text, uuid), public.last_saved_by(text, uuid)
to authenticated;
