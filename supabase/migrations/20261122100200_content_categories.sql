-- Categories of posts and projects.
--
-- In every content table, triggers check lengths and choices because they can answer with a message for the form;
-- the few CHECK constraints are the last line of defence for writes that skip triggers. Trigger functions are
-- security definers because they read and write rows that the caller may not see.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null default '' unique,
  created_at timestamptz not null default now()
);

create unique index categories_name_key on public.categories (lower(name));

create function private.write_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  perform private.require_text(new.name, 'name', 'Category name');
  perform private.limit_length(new.name, 'name', 'Category name', 80);
  if exists (select from public.categories where lower(name) = lower(new.name) and id <> new.id) then
    perform private.raise_http_error(409, 'name_taken', 'name', 'A category with this name already exists.');
  end if;
  if tg_op = 'INSERT' then
    if private.is_api_request() then
      new.created_at := now();
    end if;
    new.slug := private.resolve_slug('category', new.slug, new.name, new.id, null, false);
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.slug := private.resolve_slug('category', new.slug, new.name, new.id, old.slug, false);
  return new;
end
$$;

create trigger write_category
before insert or update on public.categories
for each row execute function private.write_category();

alter table public.categories enable row level security;

create policy "Everybody reads categories" on public.categories
for select to anon, authenticated using (true);

create policy "Staff add categories" on public.categories
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff rename categories" on public.categories
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete categories" on public.categories
for delete to authenticated using ((select private.is_staff()));

revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon;
grant select, insert, update, delete on public.categories to authenticated;
