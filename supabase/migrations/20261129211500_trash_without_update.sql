-- A move of a post or project to the trash, or a restoration, is no change of its content: its updated_at stays, which staff
-- read as "Updated" and search engines as dateModified. Its version still increments, so that a save from a form that was
-- opened before is a conflict. Lists of the trash are ordered by deleted_at.

-- Runs after write_post and write_project. A restored row may have another slug, if its own was taken meanwhile.
create function private.preserve_update_time_in_trash()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new) - '{deleted_at,slug,version,updated_at}'::text[] = to_jsonb(old) - '{deleted_at,slug,version,updated_at}'::text[] then
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

create trigger write_post_trash before update on public.blog_posts
for each row
when (
  old.deleted_at is distinct from new.deleted_at
  and (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
)
execute function private.preserve_update_time_in_trash();
create trigger write_project_trash before update on public.projects
for each row
when (
  old.deleted_at is distinct from new.deleted_at
  and (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
)
execute function private.preserve_update_time_in_trash();

-- By statement: a bulk action saves many rows. A restore saves none of its rows itself. A row whose updated_at stays is not
-- saved: the time and the member of the last save belong together.
create or replace function private.record_last_saves()
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
    insert into private.last_saves (post_id, member) select saved.id, auth.uid() from saved where saved.updated_at = now()
    on conflict (post_id) do update set member = excluded.member;
  else
    insert into private.last_saves (project_id, member) select saved.id, auth.uid() from saved where saved.updated_at = now()
    on conflict (project_id) do update set member = excluded.member;
  end if;
  return null;
end
$$;

drop index public.blog_posts_trash;
drop index public.projects_trash;
create index blog_posts_by_deleted_at on public.blog_posts (deleted_at, id) where deleted_at is not null;
create index projects_by_deleted_at on public.projects (deleted_at, id) where deleted_at is not null;

revoke all on function private.preserve_update_time_in_trash() from public, anon, authenticated;
