-- The trash of posts and projects: rows with a deleted_at.

-- Deletes what has been in the trash for 30 days. Runs whenever a statement sets deleted_at; no job is needed.
create function private.purge_trash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  delete from public.projects where deleted_at < now() - interval '30 days';
  return null;
end
$$;

create trigger purge_trash
after update of deleted_at on public.blog_posts
for each statement execute function private.purge_trash();

create trigger purge_trash
after update of deleted_at on public.projects
for each statement execute function private.purge_trash();

-- A deleted row redirects no longer.
create function private.delete_slug_redirects()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.slug_history where target_id = old.id;
  return null;
end
$$;

create trigger delete_slug_redirects
after delete on public.blog_posts
for each row execute function private.delete_slug_redirects();

create trigger delete_slug_redirects
after delete on public.projects
for each row execute function private.delete_slug_redirects();
