-- Visitors read every column of site_settings, and with updated_by an owner's e-mail. Who wrote a setting last
-- stands in a table of its own, which the API does not show.

create table private.setting_authors (
  key text primary key,
  email text not null
);

comment on table private.setting_authors is 'Who wrote each site setting last. No policy: only functions that run as their owner touch it.';

alter table private.setting_authors enable row level security;
revoke all on private.setting_authors from anon, authenticated;

insert into private.setting_authors (key, email)
select key, updated_by from public.site_settings where updated_by is not null;

alter table public.site_settings drop column updated_by;

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
  if private.through_api() and auth.jwt() ->> 'email' is not null then
    insert into private.setting_authors as author (key, email)
    values (new.key, auth.jwt() ->> 'email')
    on conflict (key) do update set email = excluded.email;
  end if;
  new.updated_at := now();
  return new;
end
$$;
