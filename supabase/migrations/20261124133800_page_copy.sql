-- The texts and images of the fixed pages that owners change, as site settings: copy_home, copy_about and so on hold the
-- changed ones by name. site/content has the defaults.

-- Saving sends the version that was loaded: see optimistic-lock.ts.
alter table public.site_settings add column version integer not null default 1;

-- Versions of the site settings, so that a save never destroys an earlier value. At most 50 per setting.
create table public.setting_versions (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  value jsonb not null,
  -- E-mail address of the author; null for writes that do not come from the dashboard.
  saved_by text,
  saved_at timestamptz not null default now()
);

create index setting_versions_newest on public.setting_versions (key, saved_at desc, id);

-- One line of text: no line breaks and no other control characters.
create function private.require_line(value text, field text, label text, most integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(value, field, label);
  perform private.limit_length(value, field, label, most);
  if value ~ '[[:cntrl:]]' then
    perform private.raise_http_error(422, 'control_characters', field, label || ' may not contain line breaks or control characters.');
  end if;
end
$$;

-- An object of texts, and of images as {"address", "alt"}. The names are those of site/content, such as hero.headline.
create function private.validate_page_copy(copy jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  entry record;
begin
  if jsonb_typeof(copy) is distinct from 'object' then
    perform private.raise_http_error(422, 'not_copy', 'value', 'The texts of a page must be a list of names and texts.');
  end if;
  for entry in select each.key, each.value from jsonb_each(copy) as each loop
    if entry.key !~ '^[a-z][A-Za-z0-9.-]{0,79}$' then
      perform private.raise_http_error(422, 'not_a_key', 'value', 'The name of a text is made of letters, digits, dots and hyphens.');
    end if;
    case jsonb_typeof(entry.value)
      when 'string' then
        perform private.require_line(entry.value #>> '{}', entry.key, 'A text', 2000);
      when 'object' then
        perform private.require_text(entry.value ->> 'address', entry.key, 'The address of an image');
        perform private.require_image_url(entry.value ->> 'address', entry.key, 'The address of an image');
        if jsonb_typeof(entry.value -> 'alt') is distinct from 'string' or entry.value ->> 'alt' ~ '[[:cntrl:]]' then
          perform private.raise_http_error(422, 'not_a_text', entry.key, 'The description of an image must be one line of text.');
        end if;
        perform private.limit_length(entry.value ->> 'alt', entry.key, 'The description of an image', 500);
      else
        perform private.raise_http_error(422, 'not_a_text', entry.key, 'A text of a page must be a text or an image.');
    end case;
  end loop;
end
$$;

-- As before, with the texts of pages.
create or replace function private.validate_site_setting(setting public.site_settings)
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
  elsif setting.key like 'copy\_%' then
    perform private.validate_page_copy(setting.value);
  end if;
end
$$;

-- As before, with the version.
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
  new.version := case when tg_op = 'UPDATE' then old.version + 1 else 1 end;
  new.updated_at := now();
  return new;
end
$$;

-- The value before the first recorded save is recorded with it.
create function private.record_setting_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.value = old.value then
    return null;
  end if;
  if tg_op = 'UPDATE' and not exists (select from public.setting_versions where key = new.key) then
    insert into public.setting_versions (key, value, saved_at) values (old.key, old.value, old.updated_at);
  end if;
  insert into public.setting_versions (key, value, saved_by, saved_at)
  values (new.key, new.value, auth.jwt() ->> 'email', clock_timestamp());
  delete from public.setting_versions
  where key = new.key
    and id not in (select id from public.setting_versions where key = new.key order by saved_at desc, id limit 50);
  return null;
end
$$;

create trigger record_setting_version
after insert or update on public.site_settings
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.record_setting_version();

alter table public.setting_versions enable row level security;

-- No policy for writing: only the trigger adds versions.
create policy "Staff read versions of settings" on public.setting_versions
for select to authenticated using ((select private.is_staff()));

revoke all on public.setting_versions from anon, authenticated;
revoke all on public.setting_versions from service_role;
grant select on public.setting_versions to authenticated;
grant select, insert, update, delete on public.setting_versions to service_role;

-- Backups have the versions of settings: they refer to no row.
do $$
begin
  execute format(
    'create or replace function private.backup_relations() returns text[] language sql immutable set search_path = '''' as %L',
    format(E'\n  select %L::text[]\n', private.backup_relations() || array['setting_versions'])
  );
end
$$;

revoke all on function
  private.require_line(text, text, text, integer), private.validate_page_copy(jsonb),
  private.record_setting_version()
from public, anon, authenticated;
