-- Earlier texts of posts belong to a backup, too. They come last: putting the posts in makes versions of
-- its own, which make way for those of the backup.

create function private.restored_relations()
returns text[]
language sql
stable
set search_path = ''
as $$
  select private.backup_relations() || array['post_versions']
$$;

create or replace function public.stage_restore(restore uuid, relation text, items jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  staged integer;
begin
  perform private.owners_only();
  perform private.require_choice(relation, 'relation', 'The table', private.restored_relations());
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

create or replace function public.finish_restore(restore uuid, expected jsonb)
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
  foreach relation_name in array private.restored_relations() loop
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
  foreach relation_name in array private.restored_relations() loop
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

revoke all on function private.restored_relations() from public, anon, authenticated;
