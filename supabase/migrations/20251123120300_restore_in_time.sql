-- Hosted Supabase ends a statement of a signed-in person after 8 seconds. (jsonb_populate_record()).* is
-- evaluated once for every column; beside the row, LATERAL, it is evaluated once. PostgREST applies the
-- statement_timeout of a function before it calls it; more than 60 s hosted Supabase does not allow.

create or replace function private.restore_relation(restore uuid, relation text)
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
  -- The trash first: a row of the trash may share its address with one outside it.
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

alter function public.stage_restore(uuid, text, jsonb) set statement_timeout = '60s';
alter function public.finish_restore(uuid, jsonb) set statement_timeout = '60s';

-- An import that broke off leaves nothing behind: the dashboard discards its rows, and what a closed tab left
-- goes with the next import.
create function public.discard_restore(restore uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  discarded integer;
begin
  perform private.owners_only();
  delete from private.restore_rows as staged
  where staged.restore = discard_restore.restore or staged.staged_at < now() - interval '1 hour';
  get diagnostics discarded = row_count;
  return discarded;
end
$$;

revoke all on function public.discard_restore(uuid) from public, anon;
grant execute on function public.discard_restore(uuid) to authenticated;
