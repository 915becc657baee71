-- Only the saves of a draft, which saves itself while somebody types, are drawn together into one
-- version. Every text that was public stays.

create or replace function private.keep_post_version()
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
