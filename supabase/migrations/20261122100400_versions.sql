-- Versions of posts, so that a save never destroys an earlier text. At most 50 per post.

create table public.post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- E-mail address of the author; null for writes that do not come from the dashboard.
  saved_by text,
  begun_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  title text not null,
  content text not null,
  excerpt text not null,
  author text not null,
  meta_title text,
  meta_description text,
  tags text[] not null default '{}'
);

create index post_versions_newest on public.post_versions (post_id, saved_at desc, id);

-- Inserts a version with every save that changes the text. Autosaves of a draft by one author within five minutes
-- update the same version, unless the content shrinks to less than half. A text that was public always stays.
create function private.record_post_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer text := auth.jwt() ->> 'email';
  latest public.post_versions;
begin
  if tg_op = 'UPDATE' and (new.title, new.content, new.excerpt, new.author, new.meta_title, new.meta_description, new.tags)
    is not distinct from (old.title, old.content, old.excerpt, old.author, old.meta_title, old.meta_description, old.tags)
  then
    return null;
  end if;
  select * into latest from public.post_versions
  where post_id = new.id order by saved_at desc, id limit 1;
  if latest.id is null and tg_op = 'UPDATE' then
    insert into public.post_versions (post_id, saved_by, begun_at, saved_at, title, content, excerpt, author, meta_title, meta_description, tags)
    values (old.id, old.created_by_admin, old.updated_at, old.updated_at, old.title, old.content, old.excerpt, old.author, old.meta_title, old.meta_description, old.tags);
  elsif tg_op = 'UPDATE'
    and latest.saved_by is not distinct from writer
    and old.status = 'draft'
    and new.status = 'draft'
    and latest.begun_at > now() - interval '5 minutes'
    and char_length(new.content) * 2 >= char_length(latest.content)
  then
    update public.post_versions
    set saved_at = clock_timestamp(), title = new.title, content = new.content, excerpt = new.excerpt, author = new.author,
      meta_title = new.meta_title, meta_description = new.meta_description, tags = new.tags
    where id = latest.id;
    return null;
  end if;
  insert into public.post_versions (post_id, saved_by, saved_at, title, content, excerpt, author, meta_title, meta_description, tags)
  values (new.id, writer, clock_timestamp(), new.title, new.content, new.excerpt, new.author, new.meta_title, new.meta_description, new.tags);
  delete from public.post_versions
  where post_id = new.id
    and id not in (select id from public.post_versions where post_id = new.id order by saved_at desc, id limit 50);
  return null;
end
$$;

create trigger record_post_version
after insert or update on public.blog_posts
for each row execute function private.record_post_version();

alter table public.post_versions enable row level security;

-- No policy for writing: only the trigger adds versions.
create policy "Staff read versions" on public.post_versions
for select to authenticated using ((select private.is_staff()));

revoke all on public.post_versions from anon, authenticated;
grant select on public.post_versions to authenticated;
