-- Redirects from the addresses of a former website, and the addresses that visitors asked for in vain.

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  -- A path in lower case without slash at its end, such as /our-work/loft.html.
  from_path text not null unique,
  -- A path of this site; may have a fragment, such as /about#team.
  to_path text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The path in lower case, like all pages of the site, and without slash at its end. A fragment keeps its letters.
create function private.normalize_path(path text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(regexp_replace(parts[1], '(?<=[^/])/+$', '')) || coalesce(parts[2], '')
  from regexp_match(btrim(path), '^([^#]*)(#.*)?$') as parts
$$;

-- Segments of a-z, 0-9 and -_.~, that do not begin with a dot: no other site (//host, /\host), no encoded or control
-- character, nothing that has a meaning in the configuration of a host.
create function private.is_plain_path(path text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select (path ~ '^(/[a-z0-9_~,-][a-z0-9_.~,-]*)+$' and char_length(path) <= 300) is true
$$;

-- The pages that every build has, and the folders of the build. site/config/public-pages.ts defines the pages.
create function private.is_reserved_path(path text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select path ~ '^/_'
    or split_part(path, '/', 2) in ('admin', 'assets', 'images', 'og', 'pictures')
    or regexp_replace(path, '\.html$', '') in (
      '/index', '/404', '/admin', '/about', '/blog', '/contact', '/portfolio', '/privacy-policy', '/services', '/terms-and-conditions'
    )
$$;

-- Whether a published post or project has this address.
create function private.is_published_path(path text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.published_posts as post where path = '/blog/' || post.slug)
    or exists (select from public.published_projects as project where path = '/portfolio/' || project.slug)
$$;

-- Refuses what a redirect may not be, whatever the others are.
create function private.validate_redirect(redirect public.redirects)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(redirect.from_path, 'from_path', 'The old address');
  perform private.require_text(redirect.to_path, 'to_path', 'The new address');
  perform private.limit_length(redirect.from_path, 'from_path', 'The old address', 300);
  perform private.limit_length(redirect.to_path, 'to_path', 'The new address', 300);
  if not private.is_plain_path(redirect.from_path) then
    perform private.raise_http_error(422, 'not_a_path', 'from_path', 'Enter a path such as /our-work/loft.html, made of letters a–z, digits and - _ . ~ ,');
  end if;
  if redirect.to_path !~ '^[^#]+(#[A-Za-z0-9_-]+)?$'
    or not (split_part(redirect.to_path, '#', 1) = '/' or private.is_plain_path(split_part(redirect.to_path, '#', 1)))
  then
    perform private.raise_http_error(422, 'not_a_path', 'to_path', 'Enter a path on this website, such as /portfolio/loft or /about#team.');
  end if;
  if private.is_reserved_path(redirect.from_path) then
    perform private.raise_http_error(422, 'reserved', 'from_path', 'This website has a page or files of its own here, and they win over redirects.');
  end if;
  if split_part(redirect.to_path, '#', 1) = redirect.from_path then
    perform private.raise_http_error(422, 'loop', 'to_path', 'The new address is the old one.');
  end if;
end
$$;

-- Whether redirects other than `row_id` lead from `start` to `wanted`.
create function private.redirects_lead(start text, wanted text, row_id uuid)
returns boolean
language sql
volatile
set search_path = ''
as $$
  with recursive hops as (
    select start as path
    union
    select split_part(redirect.to_path, '#', 1)
    from hops
    join public.redirects as redirect on redirect.from_path = hops.path and redirect.id <> row_id
  )
  select exists (select from hops where hops.path = wanted)
$$;

-- The lock prevents that two redirects which are written at the same time lead to each other. Hosts accept 2,000 rules;
-- some are left to the former slugs of posts and projects.
create function private.write_redirect()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.from_path := private.normalize_path(new.from_path);
  new.to_path := private.normalize_path(new.to_path);
  perform private.validate_redirect(new);
  perform pg_advisory_xact_lock(hashtext('write_redirect'));
  if private.is_published_path(new.from_path) then
    perform private.raise_http_error(422, 'page_exists', 'from_path', 'A published page has this address, and pages win over redirects.');
  end if;
  if exists (select from public.redirects as other where other.from_path = new.from_path and other.id <> new.id) then
    perform private.raise_http_error(409, 'taken', 'from_path', 'There is a redirect from this address already.');
  end if;
  if tg_op = 'INSERT' then
    if (select count(*) from public.redirects) >= 1500 then
      perform private.raise_http_error(422, 'too_many', null, 'A website may have at most 1,500 redirects. Delete some first.');
    end if;
    new.version := 1;
    new.created_at := now();
  else
    new.id := old.id;
    new.version := old.version + 1;
    new.created_at := old.created_at;
  end if;
  new.updated_at := now();
  if private.redirects_lead(split_part(new.to_path, '#', 1), new.from_path, new.id) then
    perform private.raise_http_error(422, 'loop', 'to_path', 'Another redirect leads from the new address back to the old one.');
  end if;
  return new;
end
$$;

create trigger write_redirect
before insert or update on public.redirects
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_redirect();

alter table public.redirects enable row level security;

create policy "Staff read redirects" on public.redirects
for select to authenticated using ((select private.is_staff()));

create policy "Owners add redirects" on public.redirects
for insert to authenticated with check ((select private.is_owner()));

create policy "Owners change redirects" on public.redirects
for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));

create policy "Owners delete redirects" on public.redirects
for delete to authenticated using ((select private.is_owner()));

revoke all on public.redirects from anon, authenticated;
grant select, insert, update, delete on public.redirects to authenticated;

revoke all on public.redirects from service_role;
grant select, insert, update, delete on public.redirects to service_role;

-- What the build reads.
create view public.site_redirects as
select redirect.from_path, redirect.to_path
from public.redirects as redirect
cross join (select now() as moment) as clock;

revoke all on public.site_redirects from anon, authenticated, service_role;
grant select on public.site_redirects to anon, authenticated, service_role;

-- Adds the rows of a table {from_path, to_path}, and replaces the new address of those that exist. Returns the rows that
-- were refused, by their position from 0, with the field (null: the row) and the message; the others are stored.
create function public.import_redirects(items jsonb)
returns table (place integer, field text, message text)
language plpgsql
set search_path = ''
as $$
declare
  entry record;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 500 then
    perform private.raise_http_error(422, 'not_a_list', 'items', 'The redirects must be a list of at most 500.');
  end if;
  for entry in
    select (item.number - 1)::integer as place, item.value ->> 'from_path' as from_path, item.value ->> 'to_path' as to_path
    from jsonb_array_elements(items) with ordinality as item (value, number)
  loop
    begin
      update public.redirects set to_path = entry.to_path where from_path = private.normalize_path(entry.from_path);
      if not found then
        insert into public.redirects (from_path, to_path) values (coalesce(entry.from_path, ''), coalesce(entry.to_path, ''));
      end if;
    exception when sqlstate 'PGRST' then
      place := entry.place;
      field := sqlerrm::json ->> 'details';
      message := sqlerrm::json ->> 'message';
      return next;
    end;
  end loop;
end
$$;

-- The triggers are those of statements, like those of the other public tables.
create function private.mark_changed_redirects()
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
      changed := exists ((select from_path, to_path from removed) except (select from_path, to_path from added));
  end case;
  if changed then
    perform private.mark_site_changed();
  end if;
  return null;
end
$$;

create trigger mark_inserted
after insert on public.redirects referencing new table as added
for each statement execute function private.mark_changed_redirects();

create trigger mark_updated
after update on public.redirects referencing old table as removed new table as added
for each statement execute function private.mark_changed_redirects();

create trigger mark_deleted
after delete on public.redirects referencing old table as removed
for each statement execute function private.mark_changed_redirects();

-- One row for each path that visitors asked for in vain. Only plain paths: no query, no address of a person.
create table private.missing_paths (
  path text primary key,
  requests bigint not null default 1,
  last_at timestamptz not null default now()
);

-- No policy: only security-definer functions and the jobs read or write these two tables.
alter table private.missing_paths enable row level security;
revoke all on private.missing_paths from anon, authenticated;

-- One row: the reports of the current minute. They are limited for all visitors together, because a limit for each would
-- store their IP addresses.
create table private.missing_path_limit (
  id boolean primary key default true check (id),
  began_at timestamptz not null default now(),
  reports integer not null default 0
);

alter table private.missing_path_limit enable row level security;
revoke all on private.missing_path_limit from anon, authenticated;

insert into private.missing_path_limit default values;

-- What scanners for vulnerabilities ask for, and what browsers ask for by themselves.
create function private.is_noise(path text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select path ~ '^/(wp-(admin|content|includes|json|login)|xmlrpc|cgi-bin|phpmyadmin|vendor|apple-touch-icon|favicon)'
$$;

-- Called by the not-found page. Returns the new address of a path, null without a redirect; counts the path then. At most
-- 60 reports a minute are counted, and 500 paths stored: a further one takes the place of the least requested one.
create function public.report_missing_path(path text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := private.normalize_path(left(report_missing_path.path, 301));
  target text;
begin
  if not private.is_plain_path(asked) then
    return null;
  end if;
  select redirect.to_path into target from public.redirects as redirect where redirect.from_path = asked;
  if found then
    return target;
  end if;
  if private.is_noise(asked) or private.is_reserved_path(asked) or private.is_published_path(asked) then
    return null;
  end if;
  update private.missing_path_limit as minute
  set
    began_at = case when minute.began_at <= now() - interval '1 minute' then now() else minute.began_at end,
    reports = case when minute.began_at <= now() - interval '1 minute' then 1 else minute.reports + 1 end
  where minute.reports < 60 or minute.began_at <= now() - interval '1 minute';
  if not found then
    return null;
  end if;
  insert into private.missing_paths as missing (path) values (asked)
  on conflict on constraint missing_paths_pkey do update set requests = missing.requests + 1, last_at = now();
  delete from private.missing_paths as missing
  where missing.path in (
    select other.path
    from private.missing_paths as other
    where other.path <> asked
    order by other.requests desc, other.last_at desc
    offset 499
  );
  return null;
end
$$;

-- The paths without a redirect, most requested first.
create function public.list_missing_paths()
returns table (path text, requests bigint, last_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
  select missing.path, missing.requests, missing.last_at
  from private.missing_paths as missing
  where not exists (select from public.redirects as redirect where redirect.from_path = missing.path)
    and not private.is_published_path(missing.path)
  order by missing.requests desc, missing.last_at desc, missing.path;
end
$$;

create function private.delete_old_missing_paths()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.missing_paths where last_at < now() - interval '30 days';
  get diagnostics deleted = row_count;
  return jsonb_build_object('addresses', deleted);
end
$$;

-- As before, with the addresses that were not found.
create or replace function private.run_daily_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.run_job('trash', 'private.delete_old_trash');
  perform private.run_job('inquiries', 'private.delete_old_inquiries');
  perform private.run_job('restore-rows', 'private.delete_old_restore_rows');
  perform private.run_job('missing-paths', 'private.delete_old_missing_paths');
  perform private.run_job('job-runs', 'private.delete_old_job_runs');
  perform private.collect_site_changes();
end
$$;

-- Backups have the redirects: they refer to no row. The list is that of the migrations before, and one more.
do $$
begin
  execute format(
    'create or replace function private.backup_relations() returns text[] language sql immutable set search_path = '''' as %L',
    format(E'\n  select %L::text[]\n', private.backup_relations() || array['redirects'])
  );
end
$$;

alter function private.validate_restored_row(text, jsonb) rename to validate_restored_content;

create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if relation = 'redirects' then
    perform private.validate_redirect(jsonb_populate_record(null::public.redirects, item));
    return item;
  end if;
  return private.validate_restored_content(relation, item);
end
$$;

-- As before, for any list of tables: rows are deleted in the opposite order. A backup made before a table existed has no
-- number for it.
create or replace function public.finish_restore(restore uuid, expected jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  relation_name text;
  counts jsonb := '{}';
  first_relations constant text[] := array[
    'categories', 'blog_posts', 'projects', 'slug_history', 'contact_submissions', 'inquiry_notes', 'site_settings', 'post_versions'
  ];
begin
  perform private.require_owner();
  foreach relation_name in array private.backup_relations() loop
    if (select count(*) from private.restore_rows as staged where staged.restore = finish_restore.restore and staged.relation = relation_name)
      is distinct from coalesce((expected ->> relation_name)::bigint, case when relation_name <> all (first_relations) then 0 end)
    then
      perform private.raise_http_error(422, 'incomplete', null, 'The backup did not arrive whole; nothing was changed. Please try again.');
    end if;
  end loop;
  -- Two exchanges at a time would leave rows of both: a delete does not see rows that another transaction inserts.
  if not pg_try_advisory_xact_lock(hashtext('finish_restore')) then
    perform private.raise_http_error(409, 'restore_running', null, 'Another backup is being restored. Please try again when it is done.');
  end if;
  perform set_config('studio.restoring', pg_current_xact_id()::text, true);
  for relation_name in
    select each.name from unnest(private.backup_relations()) with ordinality as each (name, place) order by each.place desc
  loop
    execute format('delete from public.%I where true', relation_name);
  end loop;
  foreach relation_name in array private.backup_relations() loop
    counts := counts || jsonb_build_object(relation_name, private.restore_relation(finish_restore.restore, relation_name));
  end loop;
  perform set_config('studio.restoring', '', true);
  delete from private.restore_rows as staged where staged.restore = finish_restore.restore;
  return counts;
end
$$;

revoke all on function
  private.normalize_path(text), private.is_plain_path(text), private.is_reserved_path(text), private.is_published_path(text),
  private.validate_redirect(public.redirects), private.redirects_lead(text, text, uuid), private.write_redirect(),
  private.mark_changed_redirects(), private.is_noise(text), private.delete_old_missing_paths(),
  private.validate_restored_row(text, jsonb)
from public, anon, authenticated;

-- import_redirects runs with the caller's rights.
grant execute on function private.normalize_path(text) to authenticated;

revoke all on function public.import_redirects(jsonb), public.report_missing_path(text), public.list_missing_paths()
from public, anon, authenticated, service_role;
grant execute on function public.import_redirects(jsonb), public.list_missing_paths() to authenticated;
grant execute on function public.report_missing_path(text) to anon, authenticated;
