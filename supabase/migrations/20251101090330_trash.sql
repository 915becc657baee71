-- Trash keeps 30 days.

-- Whenever something is thrown away, what has lain in the trash for 30 days goes for good.
create function private.empty_old_trash()
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

create trigger empty_old_trash
after update of deleted_at on public.blog_posts
for each statement execute function private.empty_old_trash();

create trigger empty_old_trash
after update of deleted_at on public.projects
for each statement execute function private.empty_old_trash();

create function private.forget_slugs()
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

create trigger forget_slugs
after delete on public.blog_posts
for each row execute function private.forget_slugs();

create trigger forget_slugs
after delete on public.projects
for each row execute function private.forget_slugs();
