-- What the server decides about categories and settings, whatever a client sends. Trigger functions run as their owner:
-- they read and write rows that the caller may not see.

create function private.write_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  perform private.require_text(new.name, 'name', 'Category name');
  perform private.limit_text(new.name, 'name', 'Category name', 80);
  if exists (select from public.categories where lower(name) = lower(new.name) and id <> new.id) then
    perform private.refuse(409, 'name_taken', 'name', 'A category with this name already exists.');
  end if;
  if tg_op = 'INSERT' then
    if private.through_api() then
      new.created_at := now();
    end if;
    new.slug := private.settle_slug('category', new.slug, new.name, new.id, null, false);
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.slug := private.settle_slug('category', new.slug, new.name, new.id, old.slug, false);
  return new;
end
$$;

create trigger write_category
before insert or update on public.categories
for each row execute function private.write_category();

create function private.write_setting()
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
  if private.through_api() then
    new.updated_by := auth.jwt() ->> 'email';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger write_setting
before insert or update on public.site_settings
for each row execute function private.write_setting();
