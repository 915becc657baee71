-- The order of the portfolio by hand. Placing a project is no edit of it: whoever has it open can save.

create function private.placing_is_no_edit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.sort_order is distinct from old.sort_order
    and to_jsonb(new) - '{sort_order,version,updated_at}'::text[] = to_jsonb(old) - '{sort_order,version,updated_at}'::text[]
  then
    new.version := old.version;
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

-- Triggers fire by name: after write_project, which raised the version.
create trigger write_project_order
before update on public.projects
for each row execute function private.placing_is_no_edit();

-- Puts a project right before or right behind another one, and answers with its place, counted from 1;
-- 0 when one of them is not there. Numbers as few as the order needs: what was never placed stays
-- unnumbered behind the placed ones, newest first. Runs with the caller's rights.
create function public.place_project(moved uuid, target uuid, behind boolean)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  shown uuid[];
  numbered integer;
  was_at integer;
  place integer;
begin
  perform pg_advisory_xact_lock(hashtext('place_project'));
  select
    array_agg(project.id order by project.sort_order nulls last, project.created_at desc, project.id),
    count(project.sort_order)
  into shown, numbered
  from public.projects as project
  where project.deleted_at is null;

  if moved = target or not coalesce(moved = any (shown) and target = any (shown), false) then
    return 0;
  end if;
  was_at := array_position(shown, moved);
  shown := array_remove(shown, moved);
  place := array_position(shown, target) + case when behind then 1 else 0 end;
  shown := shown[:place - 1] || moved || shown[place:];

  update public.projects as project
  set sort_order = wanted.position
  from unnest(shown) with ordinality as wanted (id, position)
  where project.id = wanted.id
    and wanted.position <= greatest(numbered, was_at, place)
    and project.sort_order is distinct from wanted.position::integer;
  return place;
end
$$;

revoke all on function public.place_project(uuid, uuid, boolean) from public, anon;
grant execute on function public.place_project(uuid, uuid, boolean) to authenticated;
