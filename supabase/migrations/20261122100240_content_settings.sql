-- Settings of the site. Everybody reads them; owners write them.

create table public.site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Who wrote each setting last. Visitors read every column of site_settings, so the e-mail address is kept apart.
create table private.setting_authors (
  key text primary key,
  email text not null
);

comment on table private.setting_authors is 'Who wrote each site setting last. No policy: only security-definer functions read or write it.';

alter table private.setting_authors enable row level security;
revoke all on private.setting_authors from anon, authenticated;

create function private.write_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.key is null or new.key !~ '^[a-z][a-z0-9_.-]{0,79}$' then
    perform private.raise_http_error(422, 'not_a_key', 'key', 'The name of a setting is made of small letters, digits and _ . -');
  end if;
  if octet_length(new.value::text) > 65536 then
    perform private.raise_http_error(422, 'too_long', 'value', 'A setting may have at most 64 KiB.');
  end if;
  if private.is_restoring() then
    return new;
  end if;
  if private.is_api_request() and auth.jwt() ->> 'email' is not null then
    insert into private.setting_authors as author (key, email)
    values (new.key, auth.jwt() ->> 'email')
    on conflict (key) do update set email = excluded.email;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger write_setting
before insert or update on public.site_settings
for each row execute function private.write_setting();

-- Validates the value of the key site_facts, an object of strings that every public page shows. site/content defines
-- the names. homeShows selects what the home page lists; legalDay is the date of the legal texts (empty: today).
create function private.validate_site_facts(facts jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  fact record;
begin
  if jsonb_typeof(facts) is distinct from 'object' then
    perform private.raise_http_error(422, 'not_facts', 'value', 'The facts must be a list of names and texts.');
  end if;
  for fact in select entry.key, entry.value, entry.value #>> '{}' as text from jsonb_each(facts) as entry loop
    if jsonb_typeof(fact.value) <> 'string' then
      perform private.raise_http_error(422, 'not_a_text', fact.key, 'A fact must be a text.');
    end if;
    perform private.limit_length(fact.text, fact.key, 'A fact', 300);
    if fact.key in ('instagram', 'pinterest', 'linkedin', 'facebook') and fact.text !~ '^(https://[^[:space:]]+)?$' then
      perform private.raise_http_error(422, 'not_an_address', fact.key, 'The address of a profile must begin with https://.');
    end if;
    if fact.key = 'email' and fact.text !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
      perform private.raise_http_error(422, 'not_an_email', fact.key, 'Please enter a valid email address.');
    end if;
    if fact.key = 'homeShows' and fact.text not in ('curated', 'latest') then
      perform private.raise_http_error(422, 'not_a_choice', fact.key, 'The home page shows curated or latest rows.');
    end if;
    if fact.key = 'legalDay' and fact.text !~ '^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$' then
      perform private.raise_http_error(422, 'not_a_day', fact.key, 'Please enter a day such as 2025-03-09.');
    end if;
  end loop;
end
$$;

create function private.validate_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.key = 'site_facts' then
    perform private.validate_site_facts(new.value);
  end if;
  return new;
end
$$;

create trigger validate_setting
before insert or update on public.site_settings
for each row execute function private.validate_setting();

alter table public.site_settings enable row level security;

create policy "Everybody reads site settings" on public.site_settings
for select to anon, authenticated using (true);

create policy "Owners add site settings" on public.site_settings
for insert to authenticated with check ((select private.is_owner()));

create policy "Owners change site settings" on public.site_settings
for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));

create policy "Owners remove site settings" on public.site_settings
for delete to authenticated using ((select private.is_owner()));

revoke all on public.site_settings from anon, authenticated;
grant select on public.site_settings to anon;
grant select, insert, update, delete on public.site_settings to authenticated;
