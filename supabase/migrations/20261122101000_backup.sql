-- Restoring a backup: an owner stages its rows in batches, then one call replaces the present rows in a single
-- transaction. Until that call succeeds the present rows stay.

create table private.restore_rows (
  place bigint generated always as identity primary key,
  restore uuid not null,
  relation text not null,
  item jsonb not null,
  staged_at timestamptz not null default now()
);

create index restore_rows_restore on private.restore_rows (restore, relation);

comment on table private.restore_rows is 'Staged rows of a backup. No policy: only security-definer functions read or write them.';

alter table private.restore_rows enable row level security;
revoke all on private.restore_rows from anon, authenticated;

-- The tables of a backup, in the order in which rows refer to each other. Accounts are not content: passwords and
-- memberships stay. Versions come last: inserting the posts creates versions, which those of the backup replace.
create function private.backup_relations()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['categories', 'blog_posts', 'projects', 'slug_history', 'contact_submissions', 'inquiry_notes', 'site_settings', 'post_versions']
$$;

-- Hosted Supabase ends a statement of a signed-in user after 8 seconds; PostgREST applies the statement_timeout of a
-- function before it calls it, up to 60 s.
create function public.stage_restore(restore uuid, relation text, items jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  staged integer;
begin
  perform private.require_owner();
  perform private.require_choice(relation, 'relation', 'The table', private.backup_relations());
  if jsonb_typeof(items) is distinct from 'array' then
    perform private.raise_http_error(422, 'not_a_list', 'items', 'The rows of a backup must be a list.');
  end if;
  delete from private.restore_rows where staged_at < now() - interval '1 day';
  insert into private.restore_rows (restore, relation, item)
  select stage_restore.restore, stage_restore.relation, entry from jsonb_array_elements(items) as entry;
  get diagnostics staged = row_count;
  return staged;
end
$$;

-- Inserts the staged rows of one table. Columns that an older backup does not know get their defaults.
-- (jsonb_populate_record()).* would be evaluated once per column; LATERAL evaluates it once per row.
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
      select distinct item_key
      from private.restore_rows as staged, jsonb_object_keys(staged.item) as item_key
      where staged.restore = restore_relation.restore and staged.relation = restore_relation.relation
    );
  if names is null then
    return 0;
  end if;
  -- Rows in the trash first: they may share a slug with a row outside it.
  execute format(
    'insert into public.%1$I (%2$s)
     select %2$s
     from private.restore_rows as staged
     cross join lateral jsonb_populate_record(null::public.%1$I, staged.item) as restored
     where staged.restore = $1 and staged.relation = $2
     order by staged.item ->> ''deleted_at'' is null, staged.place',
    restore_relation.relation, names
  ) using restore_relation.restore, restore_relation.relation;
  get diagnostics stored = row_count;
  return stored;
end
$$;

-- `expected` is the number of staged rows per table: an incomplete backup is refused.
create function public.finish_restore(restore uuid, expected jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  relation_name text;
  counts jsonb := '{}';
begin
  perform private.require_owner();
  foreach relation_name in array private.backup_relations() loop
    if (select count(*) from private.restore_rows as staged where staged.restore = finish_restore.restore and staged.relation = relation_name)
      is distinct from (expected ->> relation_name)::bigint
    then
      perform private.raise_http_error(422, 'incomplete', null, 'The backup did not arrive whole; nothing was changed. Please try again.');
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
    if relation_name = 'post_versions' then
      delete from public.post_versions where true;
    end if;
    counts := counts || jsonb_build_object(relation_name, private.restore_relation(finish_restore.restore, relation_name));
  end loop;
  delete from private.restore_rows as staged where staged.restore = finish_restore.restore;
  perform set_config('studio.restoring', '', true);
  return counts;
end
$$;

-- Deletes the staged rows of a cancelled import, and of abandoned ones after an hour.
create function public.discard_restore(restore uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  discarded integer;
begin
  perform private.require_owner();
  delete from private.restore_rows as staged
  where staged.restore = discard_restore.restore or staged.staged_at < now() - interval '1 hour';
  get diagnostics discarded = row_count;
  return discarded;
end
$$;

revoke all on function public.stage_restore(uuid, text, jsonb), public.finish_restore(uuid, jsonb), public.discard_restore(uuid)
from public, anon, service_role;
grant execute on function public.stage_restore(uuid, text, jsonb), public.finish_restore(uuid, jsonb), public.discard_restore(uuid)
to authenticated;
