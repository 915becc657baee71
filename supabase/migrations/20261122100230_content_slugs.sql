-- Slugs and publication dates: set once by the server, stable afterwards.

-- Slugs that a published row once had, so that old links redirect. Only triggers write here.
create table public.slug_history (
  kind text not null check (kind in ('post', 'project')),
  old_slug text not null,
  target_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, old_slug)
);

create index slug_history_target_id on public.slug_history (target_id);

alter table public.slug_history enable row level security;

create policy "Staff read former slugs" on public.slug_history
for select to authenticated using ((select private.is_staff()));

revoke all on public.slug_history from anon, authenticated;
grant select on public.slug_history to authenticated;

-- True for reserved words, for slugs in use, and for former slugs of other rows.
create function private.is_slug_taken(kind text, candidate text, row_id uuid)
returns boolean
language sql
volatile
set search_path = ''
as $$
  select candidate in ('admin', 'api', 'category', 'draft', 'edit', 'feed', 'index', 'new', 'null', 'page', 'preview', 'rss', 'search', 'sitemap', 'tag', 'undefined')
    or exists (
      select from public.slug_history as history
      where history.kind = is_slug_taken.kind and old_slug = candidate and target_id <> row_id
    )
    or case is_slug_taken.kind
      when 'post' then exists (select from public.blog_posts where slug = candidate and deleted_at is null and id <> row_id)
      when 'project' then exists (select from public.projects where slug = candidate and deleted_at is null and id <> row_id)
      else exists (select from public.categories where slug = candidate and id <> row_id)
    end
$$;

-- A slug that is not taken: the wanted one, or with -2, -3 … appended. The advisory lock is one per table: without it
-- two equal titles collide, and a lock per title ends in deadlocks.
create function private.generate_slug(kind text, wanted text, row_id uuid)
returns text
language plpgsql
set search_path = ''
as $$
declare
  base text := coalesce(nullif(private.slugify(wanted), ''), kind || '-' || left(row_id::text, 8));
  candidate text := base;
  suffix integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('generate_slug'), hashtext(kind));
  while private.is_slug_taken(kind, candidate, row_id) loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  return candidate;
end
$$;

-- The slug of a row that is being written: generated from the title once, changed only if the client sends another
-- one. A row that leaves the trash gets a new slug if its own is taken by now.
create function private.resolve_slug(kind text, wanted text, title text, row_id uuid, old_slug text, from_trash boolean)
returns text
language plpgsql
set search_path = ''
as $$
declare
  named text := private.slugify(wanted);
begin
  if private.is_restoring() and coalesce(wanted, '') <> '' then
    return wanted;
  end if;
  if coalesce(wanted, '') = '' then
    return case
      when coalesce(old_slug, '') = '' or from_trash then private.generate_slug(kind, coalesce(nullif(old_slug, ''), title), row_id)
      else old_slug
    end;
  end if;
  if named = old_slug and not from_trash then
    return old_slug;
  end if;
  if old_slug is null or from_trash then
    return private.generate_slug(kind, wanted, row_id);
  end if;
  if named = '' then
    perform private.raise_http_error(422, 'not_a_slug', 'slug', 'The address needs at least one letter or digit.');
  end if;
  perform pg_advisory_xact_lock(hashtext('generate_slug'), hashtext(kind));
  if private.is_slug_taken(kind, named, row_id) then
    perform private.raise_http_error(422, 'slug_taken', 'slug', 'This address is already in use.');
  end if;
  return named;
end
$$;

-- Records the slug that a row gives up after its publication.
create function private.record_slug_redirect(kind text, row_id uuid, old_slug text, new_slug text, published_at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if old_slug = new_slug then
    return;
  end if;
  delete from public.slug_history as history
  where history.kind = record_slug_redirect.kind and history.old_slug = new_slug and target_id = row_id;
  if published_at <= now() then
    insert into public.slug_history as history (kind, old_slug, target_id)
    values (record_slug_redirect.kind, record_slug_redirect.old_slug, row_id)
    on conflict on constraint slug_history_pkey do update set target_id = excluded.target_id, created_at = now();
  end if;
end
$$;

-- A date that the client sends wins: in the future it schedules the row. Else the first publication sets the date,
-- and a date in the past stays through unpublishing and publishing again. PostgreSQL knows dates that no browser can
-- show (infinity, years BC, years of six digits), hence the limits.
create function private.resolve_published_at(status text, wanted timestamptz, previous timestamptz)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  if wanted not between '1900-01-01T00:00:00Z' and '2200-01-01T00:00:00Z' then
    perform private.raise_http_error(422, 'out_of_range', 'published_at', 'The date of publication must lie between the years 1900 and 2200.');
  end if;
  return coalesce(
    wanted,
    case when previous <= now() then previous end,
    case when status = 'published' then now() end
  );
end
$$;
