-- Hosted Supabase ends a statement of a signed-in user after 8 seconds. stage_restore therefore validates the rows of
-- each batch, and finish_restore only exchanges validated rows: no trigger fires for each of them. The exchange stays
-- one transaction, so that readers see all old rows or all new ones.

-- Refuses a row that the triggers of its table would refuse. Returns the row as it is to be stored. Columns that an older
-- backup does not contain are validated with their defaults.
create function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts;
  project public.projects;
  inquiry public.contact_submissions;
begin
  if relation in ('categories', 'blog_posts', 'projects') then
    perform private.require_text(item ->> 'slug', 'slug', 'The address');
  end if;
  case relation
    when 'categories' then
      perform private.require_text(item ->> 'name', 'name', 'Category name');
      perform private.limit_length(item ->> 'name', 'name', 'Category name', 80);
    when 'blog_posts' then
      post := jsonb_populate_record(post, '{"post_type": "blog", "status": "draft"}' || item);
      perform private.validate_post(post);
      perform private.resolve_published_at(post.status, post.published_at, null);
    when 'projects' then
      project := jsonb_populate_record(project, '{"status": "draft", "gallery_images": []}' || item);
      perform private.validate_project(project);
      perform private.resolve_published_at(project.status, project.published_at, null);
      return item || jsonb_build_object('gallery_images', private.normalize_gallery(project.gallery_images));
    when 'contact_submissions' then
      inquiry := jsonb_populate_record(inquiry, '{"service_interest": "", "project_type": "", "budget_range": "", "timeline": ""}' || item);
      perform private.validate_inquiry(inquiry);
    when 'inquiry_notes' then
      perform private.require_text(item ->> 'body', 'body', 'A note');
      perform private.limit_length(item ->> 'body', 'body', 'A note', 10000);
    when 'site_settings' then
      perform private.validate_site_setting(jsonb_populate_record(null::public.site_settings, item));
    else null; -- Rows that only the server writes: slug_history and post_versions.
  end case;
  return item;
end
$$;

create function private.validate_site_setting(setting public.site_settings)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if setting.key is null or setting.key !~ '^[a-z][a-z0-9_.-]{0,79}$' then
    perform private.raise_http_error(422, 'not_a_key', 'key', 'The name of a setting is made of small letters, digits and _ . -');
  end if;
  if octet_length(setting.value::text) > 65536 then
    perform private.raise_http_error(422, 'too_long', 'value', 'A setting may have at most 64 KiB.');
  end if;
  if setting.key = 'site_facts' then
    perform private.validate_site_facts(setting.value);
  end if;
end
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
  perform private.require_owner();
  perform private.require_choice(relation, 'relation', 'The table', private.backup_relations());
  if jsonb_typeof(items) is distinct from 'array' then
    perform private.raise_http_error(422, 'not_a_list', 'items', 'The rows of a backup must be a list.');
  end if;
  insert into private.restore_rows (restore, relation, item)
  select stage_restore.restore, stage_restore.relation, private.validate_restored_row(stage_restore.relation, entry)
  from jsonb_array_elements(items) as entry;
  get diagnostics staged = row_count;
  return staged;
end
$$;

-- Columns that the backup does not contain, because it is older than they are, get their defaults.
create or replace function private.restore_relation(restore uuid, relation text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  names text;
  stored integer;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into names
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', restore_relation.relation)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    -- LIMIT, unlike EXISTS, prevents a join that reads every staged row.
    and (
      select true from private.restore_rows as staged
      where staged.restore = restore_relation.restore and staged.relation = restore_relation.relation and staged.item ? attname
      limit 1
    );
  if names is null then
    return 0;
  end if;
  execute format(
    'insert into public.%1$I (%2$s)
     select %2$s
     from private.restore_rows as staged
     cross join lateral jsonb_populate_record(null::public.%1$I, staged.item) as restored
     where staged.restore = $1 and staged.relation = $2',
    restore_relation.relation, names
  ) using restore_relation.restore, restore_relation.relation;
  get diagnostics stored = row_count;
  return stored;
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
  perform private.require_owner();
  foreach relation_name in array private.backup_relations() loop
    if (select count(*) from private.restore_rows as staged where staged.restore = finish_restore.restore and staged.relation = relation_name)
      is distinct from (expected ->> relation_name)::bigint
    then
      perform private.raise_http_error(422, 'incomplete', null, 'The backup did not arrive whole; nothing was changed. Please try again.');
    end if;
  end loop;
  -- Two exchanges at a time would leave rows of both: a delete does not see rows that another transaction inserts.
  if not pg_try_advisory_xact_lock(hashtext('finish_restore')) then
    perform private.raise_http_error(409, 'restore_running', null, 'Another backup is being restored. Please try again when it is done.');
  end if;
  perform set_config('studio.restoring', pg_current_xact_id()::text, true);
  delete from public.post_versions where true;
  delete from public.slug_history where true;
  delete from public.blog_posts where true;
  delete from public.projects where true;
  delete from public.inquiry_notes where true;
  delete from public.contact_submissions where true;
  delete from public.site_settings where true;
  delete from public.categories where true;
  foreach relation_name in array private.backup_relations() loop
    counts := counts || jsonb_build_object(relation_name, private.restore_relation(finish_restore.restore, relation_name));
  end loop;
  perform set_config('studio.restoring', '', true);
  delete from private.restore_rows as staged where staged.restore = finish_restore.restore;
  return counts;
end
$$;

-- The row triggers of the restored tables do not fire in the transaction of finish_restore. The condition calls no
-- function of this schema: one call per row costs more than the rest of the insert. Null (no transaction id yet, or
-- no restore in this session) is not true, and the trigger fires.
create or replace trigger write_category
before insert or update on public.categories
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_category();

create or replace trigger take_idempotency_key
before insert on public.blog_posts
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.take_idempotency_key();

create or replace trigger write_post
before insert or update on public.blog_posts
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_post();

create or replace trigger record_post_version
after insert or update on public.blog_posts
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_post_version();

create or replace trigger delete_slug_redirects
after delete on public.blog_posts
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.delete_slug_redirects();

create or replace trigger take_idempotency_key
before insert on public.projects
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.take_idempotency_key();

create or replace trigger write_project
before insert or update on public.projects
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_project();

create or replace trigger delete_slug_redirects
after delete on public.projects
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.delete_slug_redirects();

create or replace trigger receive_inquiry
before insert on public.contact_submissions
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.receive_inquiry();

create or replace trigger write_note
before insert on public.inquiry_notes
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_note();

create or replace trigger write_setting
before insert or update on public.site_settings
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_setting();

-- Rows that an import left behind hold inquiries: they go with the next restore and with the old trash.
create or replace function private.purge_trash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  delete from public.projects where deleted_at < now() - interval '30 days';
  delete from private.restore_rows where staged_at < now() - interval '1 day';
  return null;
end
$$;

-- No trigger that asks for it fires during a restore.
create or replace function private.is_api_request()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_setting('role', true) in ('anon', 'authenticated')
$$;

create or replace function private.resolve_slug(kind text, wanted text, title text, row_id uuid, old_slug text, from_trash boolean)
returns text
language plpgsql
set search_path = ''
as $$
declare
  named text := private.slugify(wanted);
begin
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

create or replace function private.write_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.validate_site_setting(new);
  if private.is_api_request() and auth.jwt() ->> 'email' is not null then
    insert into private.setting_authors as author (key, email)
    values (new.key, auth.jwt() ->> 'email')
    on conflict (key) do update set email = excluded.email;
  end if;
  new.updated_at := now();
  return new;
end
$$;

drop trigger validate_setting on public.site_settings;
drop function private.validate_setting();
drop function private.is_restoring();

revoke all on function private.validate_restored_row(text, jsonb), private.validate_site_setting(public.site_settings)
from public, anon, authenticated;
