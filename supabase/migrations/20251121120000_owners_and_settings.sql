-- What only owners decide: the facts that the site states about the studio.

create function private.owners_only()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_owner() then
    perform private.refuse(403, 'owners_only', null, 'Only owners of the studio may do this.');
  end if;
end
$$;

drop policy "Staff add site settings" on public.site_settings;
drop policy "Staff change site settings" on public.site_settings;
drop policy "Staff remove site settings" on public.site_settings;

create policy "Owners add site settings" on public.site_settings
for insert to authenticated with check ((select private.is_owner()));

create policy "Owners change site settings" on public.site_settings
for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));

create policy "Owners remove site settings" on public.site_settings
for delete to authenticated using ((select private.is_owner()));

-- Phone, e-mail, profiles and the rest stand on every public page: text only, of a length that a page
-- can hold, and links that lead where they say. What a fact is called is decided in site/content.
create function private.check_site_facts(facts jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  fact record;
begin
  if jsonb_typeof(facts) is distinct from 'object' then
    perform private.refuse(422, 'not_facts', 'value', 'The facts must be a list of names and texts.');
  end if;
  for fact in select entry.key, entry.value, entry.value #>> '{}' as text from jsonb_each(facts) as entry loop
    if jsonb_typeof(fact.value) <> 'string' then
      perform private.refuse(422, 'not_a_text', fact.key, 'A fact must be a text.');
    end if;
    perform private.limit_text(fact.text, fact.key, 'A fact', 300);
    if fact.key in ('instagram', 'pinterest', 'linkedin', 'facebook') and fact.text !~ '^(https://[^[:space:]]+)?$' then
      perform private.refuse(422, 'not_an_address', fact.key, 'The address of a profile must begin with https://.');
    end if;
    if fact.key = 'email' and fact.text !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
      perform private.refuse(422, 'not_an_email', fact.key, 'Please enter a valid email address.');
    end if;
  end loop;
end
$$;

create function private.check_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.key = 'site_facts' then
    perform private.check_site_facts(new.value);
  end if;
  return new;
end
$$;

create trigger check_setting
before insert or update on public.site_settings
for each row execute function private.check_setting();

revoke all on function private.owners_only(), private.check_site_facts(jsonb), private.check_setting() from public, anon, authenticated;
