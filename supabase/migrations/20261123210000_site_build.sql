-- Rebuild of the prerendered site: changes of what visitors see are recorded, and a worker requests a build at the host's
-- build hook. On hosted Supabase the worker is an edge function, on the embedded backend a timer of the local server.

-- One row for each transaction that changed what visitors see, until a claim removes it. Not a column of site_build:
-- transactions that wait for the same row while they hold others could deadlock.
create table private.site_changes (
  transaction xid8 primary key default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);

-- No policy: only security-definer functions and the worker read or write this table.
alter table private.site_changes enable row level security;
revoke all on private.site_changes from anon, authenticated;

-- One row: the requests to the build hook. The URL of the hook is a secret of the worker's environment.
create table private.site_build (
  id boolean primary key default true check (id),
  -- First and last change that a claim has removed from site_changes and no accepted request includes.
  waiting_since timestamptz,
  changed_at timestamptz,
  -- An owner asked for a request.
  wanted_at timestamptz,
  -- The last accepted request, or the start: rows whose publication came due later are a change.
  covered_at timestamptz not null default now(),
  -- The last accepted request, and the last request.
  requested_at timestamptz,
  attempted_at timestamptz,
  -- Requests since the last accepted one.
  attempts integer not null default 0,
  -- Token of the latest claim; only its holder may report the outcome.
  claim uuid,
  last_error text,
  -- Whether the worker has the URL of a build hook.
  hook_set boolean not null default false,
  -- Hosted Supabase: where the edge function is, and the key by which it recognises the scheduler.
  function_url text check (function_url ~ '^https://\S+$'),
  key uuid
);

alter table private.site_build enable row level security;
revoke all on private.site_build from anon, authenticated;

insert into private.site_build default values;

create function private.mark_site_changed()
returns void
language sql
set search_path = ''
as $$
  insert into private.site_changes default values on conflict do nothing
$$;

create function private.is_public(status text, deleted_at timestamptz, published_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select (status = 'published' and deleted_at is null and published_at <= now()) is true
$$;

-- The columns of a table that its public view does not show, and updated_at, which changes with each of them.
create function private.hidden_columns(relation text, view text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array_agg(stored.attname::text)
  from pg_catalog.pg_attribute as stored
  where stored.attrelid = format('public.%I', relation)::regclass and stored.attnum > 0 and not stored.attisdropped
    and (stored.attname = 'updated_at' or not exists (
      select from pg_catalog.pg_attribute as shown
      where shown.attrelid = format('public.%I', view)::regclass and shown.attname = stored.attname and shown.attnum > 0
    ))
$$;

-- The triggers are those of statements, so that a restore and an erasure count as one change: no row triggers fire there.
create function private.mark_changed_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  hidden text[];
  changed boolean;
begin
  case tg_op
    when 'INSERT' then
      changed := exists (select from added where private.is_public(status, deleted_at, published_at));
    when 'DELETE' then
      changed := exists (select from removed where private.is_public(status, deleted_at, published_at));
    else
      hidden := private.hidden_columns(tg_table_name, tg_argv[0]);
      changed := exists (
        select
        from removed
        join added on added.id = removed.id
        cross join lateral (
          select
            private.is_public(removed.status, removed.deleted_at, removed.published_at) as before,
            private.is_public(added.status, added.deleted_at, added.published_at) as after
          offset 0
        ) as public
        where case
          when public.before and public.after then to_jsonb(removed) - hidden <> to_jsonb(added) - hidden
          else public.before or public.after
        end
      );
  end case;
  if changed then
    perform private.mark_site_changed();
  end if;
  return null;
end
$$;

create trigger mark_inserted
after insert on public.blog_posts referencing new table as added
for each statement execute function private.mark_changed_rows();

create trigger mark_updated
after update on public.blog_posts referencing old table as removed new table as added
for each statement execute function private.mark_changed_rows('published_posts');

create trigger mark_deleted
after delete on public.blog_posts referencing old table as removed
for each statement execute function private.mark_changed_rows();

create trigger mark_inserted
after insert on public.projects referencing new table as added
for each statement execute function private.mark_changed_rows();

create trigger mark_updated
after update on public.projects referencing old table as removed new table as added
for each statement execute function private.mark_changed_rows('published_projects');

create trigger mark_deleted
after delete on public.projects referencing old table as removed
for each statement execute function private.mark_changed_rows();

-- The deletion of a category updates the rows that used it.
create function private.mark_changed_categories()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select
    from removed
    join added on added.id = removed.id
    where (removed.name, removed.slug) is distinct from (added.name, added.slug)
      and (
        exists (select from public.published_posts as post where post.category_id = added.id)
        or exists (select from public.published_projects as project where project.category_id = added.id)
      )
  ) then
    perform private.mark_site_changed();
  end if;
  return null;
end
$$;

create trigger mark_updated
after update on public.categories referencing old table as removed new table as added
for each statement execute function private.mark_changed_categories();

create function private.mark_changed_settings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed boolean;
begin
  case tg_op
    when 'INSERT' then
      changed := exists (select from added);
    when 'DELETE' then
      changed := exists (select from removed);
    else
      changed := exists ((select key, value from removed) except (select key, value from added));
  end case;
  if changed then
    perform private.mark_site_changed();
  end if;
  return null;
end
$$;

create trigger mark_inserted
after insert on public.site_settings referencing new table as added
for each statement execute function private.mark_changed_settings();

create trigger mark_updated
after update on public.site_settings referencing old table as removed new table as added
for each statement execute function private.mark_changed_settings();

create trigger mark_deleted
after delete on public.site_settings referencing old table as removed
for each statement execute function private.mark_changed_settings();

-- First and last change that no accepted request includes, those by schedule among them; nulls for none.
create function private.waiting_changes(out first_at timestamptz, out last_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select min(change.moment), max(change.moment)
  from private.site_build as build
  cross join lateral (
    select build.waiting_since as moment
    union all
    select build.changed_at
    union all
    select changes.changed_at from private.site_changes as changes
    union all
    select post.published_at from public.published_posts as post where post.published_at > build.covered_at
    union all
    select project.published_at from public.published_projects as project where project.published_at > build.covered_at
  ) as change
$$;

-- The time of the next request, null for none: 30 seconds after the last change, at most five minutes after the first, at
-- once if an owner asked. At least five minutes after the last request, and 5, 10, 20, 40, 80 minutes after failed ones
-- unless an owner asked.
create function private.next_site_build()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when build.wanted_at is not null then greatest(build.wanted_at, build.attempted_at + interval '5 minutes')
    when changes.first_at is not null then greatest(
      least(changes.last_at + interval '30 seconds', changes.first_at + interval '5 minutes'),
      build.attempted_at + interval '5 minutes' * power(2, least(greatest(build.attempts - 1, 0), 4))
    )
  end
  from private.site_build as build
  cross join private.waiting_changes() as changes
$$;

-- Moves the changes from site_changes to site_build. The lock comes first, in the order of claims. The deletion itself
-- reports the changes: one that is committed meanwhile is either moved or stays.
create function private.collect_site_changes()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from private.site_build for update;
  with collected as (
    delete from private.site_changes where true returning site_changes.changed_at
  )
  update private.site_build
  set
    waiting_since = least(site_build.waiting_since, changes.first_at),
    changed_at = greatest(site_build.changed_at, changes.last_at)
  from (select min(collected.changed_at) as first_at, max(collected.changed_at) as last_at from collected) as changes
  where changes.first_at is not null;
end
$$;

-- Claims the request that is due; null if none is, or if another worker holds the row. A worker that dies leaves the
-- changes waiting.
create function private.claim_site_build()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  claimed uuid;
begin
  perform from private.site_build for update skip locked;
  if not found or (private.next_site_build() <= clock_timestamp()) is not true then
    return null;
  end if;
  perform private.collect_site_changes();
  update private.site_build
  set
    waiting_since = coalesce(site_build.waiting_since, site_build.wanted_at),
    wanted_at = null,
    attempted_at = clock_timestamp(),
    attempts = site_build.attempts + 1,
    claim = gen_random_uuid()
  returning site_build.claim into claimed;
  return claimed;
end
$$;

-- Reports the outcome of a claimed request: accepted if `failure` is null. False if the claim has passed to another worker.
create function private.finish_site_build(held_claim uuid, failure text)
returns boolean
language sql
set search_path = ''
as $$
  with finished as (
    update private.site_build
    set
      claim = null,
      last_error = left(failure, 500),
      waiting_since = case when failure is not null then site_build.waiting_since end,
      changed_at = case when failure is not null then site_build.changed_at end,
      covered_at = case when failure is null then site_build.attempted_at else site_build.covered_at end,
      requested_at = case when failure is null then site_build.attempted_at else site_build.requested_at end,
      attempts = case when failure is null then 0 else site_build.attempts end
    where site_build.claim = held_claim
    returning site_build.id
  )
  select exists (select from finished)
$$;

-- Records whether the worker has the URL of a build hook.
create function private.report_build_hook(present boolean)
returns void
language sql
set search_path = ''
as $$
  update private.site_build set hook_set = present where hook_set <> present
$$;

-- As before. Where no worker claims requests, the changes are collected here, so that they do not pile up.
create or replace function private.run_daily_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.run_job('trash', 'private.delete_old_trash');
  perform private.run_job('inquiries', 'private.delete_old_inquiries');
  perform private.run_job('restore-rows', 'private.delete_old_restore_rows');
  perform private.run_job('job-runs', 'private.delete_old_job_runs');
  perform private.collect_site_changes();
end
$$;

create function private.is_site_build_key(given text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.site_build where site_build.key::text = lower(given))
$$;

-- Calls the edge function, which requests a build if one is due. pg_net sends the call after the transaction.
create function private.call_site_build()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  build private.site_build;
  request bigint;
begin
  select * into build from private.site_build;
  if build.function_url is null then
    return null;
  end if;
  select net.http_post(
    url => build.function_url,
    body => '{}'::jsonb,
    headers => jsonb_build_object('authorization', 'Bearer ' || build.key, 'content-type', 'application/json'),
    timeout_milliseconds => 30000
  ) into request;
  return request;
end
$$;

create function private.call_due_site_build()
returns bigint
language plpgsql
set search_path = ''
as $$
begin
  if private.next_site_build() <= clock_timestamp() then
    return private.call_site_build();
  end if;
  return null;
end
$$;

-- Starts the requests by the edge function at this address, with a new key, and calls it once: it reports whether it has a
-- build hook.
create function private.start_site_builds(url text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null then
    create extension pg_cron with schema pg_catalog;
  end if;
  if to_regnamespace('net') is null then
    create extension pg_net with schema extensions;
  end if;
  update private.site_build set function_url = start_site_builds.url, key = gen_random_uuid() where true;
  perform cron.schedule('rebuild-site', '* * * * *', 'select private.call_due_site_build()');
  perform private.call_site_build();
end
$$;

create function private.stop_site_builds()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform cron.unschedule('rebuild-site');
  update private.site_build set function_url = null, key = null, hook_set = false where true;
end
$$;

revoke all on function
  private.mark_site_changed(), private.is_public(text, timestamptz, timestamptz), private.hidden_columns(text, text),
  private.mark_changed_rows(), private.mark_changed_categories(), private.mark_changed_settings(),
  private.waiting_changes(), private.next_site_build(), private.collect_site_changes(), private.claim_site_build(),
  private.finish_site_build(uuid, text), private.report_build_hook(boolean), private.is_site_build_key(text),
  private.call_site_build(), private.call_due_site_build(), private.start_site_builds(text), private.stop_site_builds()
from public, anon, authenticated;

-- What owners read about the rebuild. next_at is the time of the next request, null for none.
create function public.site_build_state()
returns table (
  hook_set boolean, changed_at timestamptz, wanted_at timestamptz, next_at timestamptz, requested_at timestamptz,
  attempted_at timestamptz, last_error text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
  select
    build.hook_set, changes.last_at, build.wanted_at, private.next_site_build(), build.requested_at, build.attempted_at,
    build.last_error
  from private.site_build as build
  cross join private.waiting_changes() as changes;
end
$$;

-- Asks for a request without a wait for further changes. Returns its time: now, or five minutes after the last one.
create function public.rebuild_site()
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  update private.site_build set wanted_at = coalesce(site_build.wanted_at, clock_timestamp()) where site_build.hook_set;
  if not found then
    perform private.raise_http_error(409, 'no_build_hook', null, 'No build hook is set. The README describes how to set one.');
  end if;
  return private.next_site_build();
end
$$;

revoke all on function public.site_build_state(), public.rebuild_site() from public, anon, service_role;
grant execute on function public.site_build_state(), public.rebuild_site() to authenticated;
