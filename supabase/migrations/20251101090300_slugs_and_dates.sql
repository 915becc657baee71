-- Addresses and publication dates: made once by the server, stable afterwards.

-- A free address: the wanted one, or with -2, -3 … behind it. Reserved words count as taken, so do old
-- addresses of other rows. The lock is one per table: without it two equal titles collide, and a lock
-- per title ends in deadlocks.
create function private.free_slug(kind text, wanted text, row_id uuid)
returns text
language plpgsql
set search_path = ''
as $$
declare
  base text := coalesce(nullif(private.slugify(wanted), ''), kind || '-' || left(row_id::text, 8));
  candidate text := base;
  suffix integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('free_slug'), hashtext(kind));
  while private.slug_taken(kind, candidate, row_id) loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  return candidate;
end
$$;

create function private.slug_taken(kind text, candidate text, row_id uuid)
returns boolean
language sql
volatile
set search_path = ''
as $$
  select candidate in ('admin', 'api', 'category', 'draft', 'edit', 'feed', 'index', 'new', 'null', 'page', 'preview', 'rss', 'search', 'sitemap', 'tag', 'undefined')
    or exists (
      select from public.slug_history as history
      where history.kind = slug_taken.kind and old_slug = candidate and target_id <> row_id
    )
    or case slug_taken.kind
      when 'post' then exists (select from public.blog_posts where slug = candidate and deleted_at is null and id <> row_id)
      when 'project' then exists (select from public.projects where slug = candidate and deleted_at is null and id <> row_id)
      else exists (select from public.categories where slug = candidate and id <> row_id)
    end
$$;

-- The address of a row that is being written: made from the title once, then kept; changed only when
-- the client names another one. Taken out of the trash, a row may find its address in use again.
create function private.settle_slug(kind text, wanted text, title text, row_id uuid, old_slug text, from_trash boolean)
returns text
language plpgsql
set search_path = ''
as $$
declare
  named text := private.slugify(wanted);
begin
  if coalesce(wanted, '') = '' then
    return case
      when coalesce(old_slug, '') = '' or from_trash then private.free_slug(kind, coalesce(nullif(old_slug, ''), title), row_id)
      else old_slug
    end;
  end if;
  if named = old_slug and not from_trash then
    return old_slug;
  end if;
  if old_slug is null or from_trash then
    return private.free_slug(kind, wanted, row_id);
  end if;
  if named = '' then
    perform private.refuse(422, 'not_a_slug', 'slug', 'The address needs at least one letter or digit.');
  end if;
  perform pg_advisory_xact_lock(hashtext('free_slug'), hashtext(kind));
  if private.slug_taken(kind, named, row_id) then
    perform private.refuse(422, 'slug_taken', 'slug', 'This address is already in use.');
  end if;
  return named;
end
$$;

-- Old links keep working: remember the address that a once public row gives up.
create function private.remember_slug(kind text, row_id uuid, old_slug text, new_slug text, published_at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if old_slug = new_slug then
    return;
  end if;
  delete from public.slug_history as history
  where history.kind = remember_slug.kind and history.old_slug = new_slug and target_id = row_id;
  if published_at <= now() then
    insert into public.slug_history as history (kind, old_slug, target_id)
    values (remember_slug.kind, remember_slug.old_slug, row_id)
    on conflict on constraint slug_history_pkey do update set target_id = excluded.target_id, created_at = now();
  end if;
end
$$;

-- First publication sets the date; a date once reached stays through unpublishing and publishing again.
-- A date that the client sends wins: in the future it schedules the row.
create function private.settle_published_at(status text, wanted timestamptz, previous timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce(
    wanted,
    case when previous <= now() then previous end,
    case when status = 'published' then now() end
  )
$$;
