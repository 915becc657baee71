-- Everything back as it was: an owner stages the rows of a backup piece by piece, then one call puts
-- them in place of what is there. Until that call succeeds the old rows stand untouched.

create table private.restore_rows (
  place bigint generated always as identity primary key,
  restore uuid not null,
  relation text not null,
  item jsonb not null,
  staged_at timestamptz not null default now()
);

alter table private.restore_rows enable row level security;
create index restore_rows_restore on private.restore_rows (restore, relation);

comment on table private.restore_rows is 'Rows of a backup on their way in. No policy: only functions that run as their owner touch them.';

-- True inside public.finish_restore and nowhere else: dates, versions and addresses come from the backup.
create function private.restoring()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text, false)
$$;

create or replace function private.through_api()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_setting('role', true) in ('anon', 'authenticated') and not private.restoring()
$$;

create or replace function private.settle_slug(kind text, wanted text, title text, row_id uuid, old_slug text, from_trash boolean)
returns text
language plpgsql
set search_path = ''
as $$
declare
  named text := private.slugify(wanted);
begin
  if private.restoring() and coalesce(wanted, '') <> '' then
    return wanted;
  end if;
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

create or replace function private.write_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.key is null or new.key !~ '^[a-z][a-z0-9_.-]{0,79}$' then
    perform private.refuse(422, 'not_a_key', 'key', 'The name of a setting is made of small letters, digits and _ . -');
  end if;
  if octet_length(new.value::text) > 65536 then
    perform private.refuse(422, 'too_long', 'value', 'A setting may have at most 64 KiB.');
  end if;
  if private.restoring() then
    return new;
  end if;
  if private.through_api() then
    new.updated_by := auth.jwt() ->> 'email';
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- What a backup holds, in the order in which rows may refer to each other. Accounts are not content:
-- passwords and memberships stay where they are.
create function private.backup_relations()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['categories', 'blog_posts', 'projects', 'slug_history', 'contact_submissions', 'site_settings']
$$;

create function public.stage_restore(restore uuid, relation text, items jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  staged integer;
begin
  perform private.owners_only();
  perform private.require_choice(relation, 'relation', 'The table', private.backup_relations());
  if jsonb_typeof(items) is distinct from 'array' then
    perform private.refuse(422, 'not_a_list', 'items', 'The rows of a backup must be a list.');
  end if;
  delete from private.restore_rows where staged_at < now() - interval '1 day';
  insert into private.restore_rows (restore, relation, item)
  select stage_restore.restore, stage_restore.relation, entry from jsonb_array_elements(items) as entry;
  get diagnostics staged = row_count;
  return staged;
end
$$;

-- Columns that the backup does not know, because it is older than they are, get their defaults.
create function private.restore_relation(restore uuid, relation text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  names text;
  stored integer;
begin
  select string_agg(quote_ident(column_name), ', ') into names
  from information_schema.columns
  where table_schema = 'public' and table_name = restore_relation.relation and is_generated = 'NEVER'
    and column_name in (
      select jsonb_object_keys(staged.item) from private.restore_rows as staged
      where staged.restore = restore_relation.restore and staged.relation = restore_relation.relation
    );
  if names is null then
    return 0;
  end if;
  -- The trash first: a row of the trash may share its address with one outside it.
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from (
       select (jsonb_populate_record(null::public.%1$I, staged.item)).*, staged.place as restored_place, staged.item ->> ''deleted_at'' as restored_from
       from private.restore_rows as staged where staged.restore = $1 and staged.relation = $2
     ) as restored order by restored_from is null, restored_place',
    restore_relation.relation, names
  ) using restore_relation.restore, restore_relation.relation;
  get diagnostics stored = row_count;
  return stored;
end
$$;

-- `expected` says how many rows of each table were staged: a backup that did not arrive whole is refused.
create function public.finish_restore(restore uuid, expected jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  relation_name text;
  counts jsonb := '{}';
begin
  perform private.owners_only();
  foreach relation_name in array private.backup_relations() loop
    if (select count(*) from private.restore_rows as staged where staged.restore = finish_restore.restore and staged.relation = relation_name)
      is distinct from (expected ->> relation_name)::bigint
    then
      perform private.refuse(422, 'incomplete', null, 'The backup did not arrive whole; nothing was changed. Please try again.');
    end if;
  end loop;
  perform set_config('studio.restoring', pg_current_xact_id()::text, true);
  delete from public.slug_history where true;
  delete from public.blog_posts where true;
  delete from public.projects where true;
  delete from public.contact_submissions where true;
  delete from public.site_settings where true;
  delete from public.categories where true;
  foreach relation_name in array private.backup_relations() loop
    counts := counts || jsonb_build_object(relation_name, private.restore_relation(finish_restore.restore, relation_name));
  end loop;
  delete from private.restore_rows as staged where staged.restore = finish_restore.restore;
  perform set_config('studio.restoring', '', true);
  return counts;
end
$$;

revoke all on private.restore_rows from anon, authenticated;
revoke all on function private.restoring(), private.backup_relations(), private.restore_relation(uuid, text) from public, anon, authenticated;
revoke all on function public.stage_restore(uuid, text, jsonb), public.finish_restore(uuid, jsonb) from public, anon;
grant execute on function public.stage_restore(uuid, text, jsonb), public.finish_restore(uuid, jsonb) to authenticated;
