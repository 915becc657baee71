-- Projects. The public reads them through the view public.published_projects, never from this table.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null default '',
  description text not null default '',
  content text not null default '',
  featured_image_url text,
  project_type text,
  location text,
  client_name text,
  budget_range text,
  area_sqft integer,
  gallery_images jsonb not null default '[]',
  category_id uuid references public.categories (id) on delete set null,
  project_date date not null default current_date,
  sort_order integer,
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  created_by_admin text
);

create unique index projects_slug_key on public.projects (slug) where deleted_at is null;
create index projects_public_order on public.projects (sort_order, created_at desc, id) where status = 'published' and deleted_at is null;
create index projects_category_id on public.projects (category_id);

-- Validates [{"url", "alt", "caption"}], drops other keys, and turns missing texts into empty ones.
create function private.normalize_gallery(gallery jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  image jsonb;
begin
  if jsonb_typeof(gallery) is distinct from 'array' then
    perform private.raise_http_error(422, 'not_a_list', 'gallery_images', 'The gallery must be a list of pictures.');
  end if;
  if jsonb_array_length(gallery) > 40 then
    perform private.raise_http_error(422, 'too_many', 'gallery_images', 'A gallery may have at most 40 pictures.');
  end if;
  for image in select jsonb_array_elements(gallery) loop
    if jsonb_typeof(image) <> 'object' or jsonb_typeof(image -> 'url') is distinct from 'string' then
      perform private.raise_http_error(422, 'not_an_address', 'gallery_images', 'Every picture of the gallery needs an address.');
    end if;
    perform private.require_image_url(image ->> 'url', 'gallery_images', 'The address of a picture');
    perform private.limit_length(image ->> 'alt', 'gallery_images', 'The description of a picture', 300);
    perform private.limit_length(image ->> 'caption', 'gallery_images', 'The caption of a picture', 300);
  end loop;
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('url', item ->> 'url', 'alt', coalesce(item ->> 'alt', ''), 'caption', coalesce(item ->> 'caption', ''))
        order by place
      )
      from jsonb_array_elements(gallery) with ordinality as items (item, place)
    ),
    '[]'
  );
end
$$;

create function private.validate_project(project public.projects)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(project.title, 'title', 'Project title');
  perform private.limit_length(project.title, 'title', 'Project title', 200);
  perform private.limit_length(project.description, 'description', 'Project description', 2000);
  perform private.limit_body_size(project.content, 'content', 'Detailed content');
  perform private.limit_length(project.project_type, 'project_type', 'Project type', 80);
  perform private.limit_length(project.location, 'location', 'Location', 120);
  perform private.limit_length(project.client_name, 'client_name', 'Client name', 120);
  perform private.require_choice(project.status, 'status', 'Status', '{draft,published}');
  perform private.require_image_url(project.featured_image_url, 'featured_image_url', 'The image address');
  if project.budget_range is not null then
    perform private.require_choice(
      project.budget_range, 'budget_range', 'Budget range',
      array['$10,000 - $25,000', '$25,000 - $50,000', '$50,000 - $100,000', '$100,000+']
    );
  end if;
  if project.area_sqft not between 0 and 10000000 then
    perform private.raise_http_error(422, 'out_of_range', 'area_sqft', 'Area must be between 0 and 10,000,000 sq ft.');
  end if;
end
$$;

-- Normalizes and validates the row, and sets the columns that the server owns.
create function private.write_project()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  previous public.projects;
begin
  if tg_op = 'UPDATE' then
    previous := old;
  end if;
  new.description := coalesce(new.description, '');
  new.content := coalesce(new.content, '');
  new.featured_image_url := nullif(new.featured_image_url, '');
  new.project_type := nullif(btrim(new.project_type), '');
  new.location := nullif(btrim(new.location), '');
  new.client_name := nullif(btrim(new.client_name), '');
  new.budget_range := nullif(new.budget_range, '');
  new.gallery_images := private.normalize_gallery(coalesce(new.gallery_images, '[]'));
  new.project_date := coalesce(new.project_date, current_date);
  perform private.validate_project(new);
  new.published_at := private.resolve_published_at(new.status, new.published_at, previous.published_at);

  if tg_op = 'INSERT' then
    if private.is_api_request() then
      new.created_at := now();
      new.updated_at := now();
      new.deleted_at := null;
      new.version := 1;
      new.created_by_admin := auth.jwt() ->> 'email';
    end if;
    new.slug := private.resolve_slug('project', new.slug, new.title, new.id, null, false);
    return new;
  end if;

  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  new.version := old.version + 1;
  new.updated_at := now();
  if private.is_api_request() and new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  new.slug := private.resolve_slug('project', new.slug, new.title, new.id, old.slug, old.deleted_at is not null and new.deleted_at is null);
  perform private.record_slug_redirect('project', new.id, old.slug, new.slug, old.published_at);
  return new;
end
$$;

create trigger write_project
before insert or update on public.projects
for each row execute function private.write_project();

-- Reordering the portfolio leaves version and updated_at alone, so that it conflicts with no open edit.
create function private.preserve_version_on_reorder()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.sort_order is distinct from old.sort_order
    and to_jsonb(new) - '{sort_order,version,updated_at}'::text[] = to_jsonb(old) - '{sort_order,version,updated_at}'::text[]
  then
    new.version := old.version;
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;

-- Triggers fire in the order of their names: this one follows write_project, which raises the version.
create trigger write_project_order
before update on public.projects
for each row execute function private.preserve_version_on_reorder();

alter table public.projects enable row level security;

create policy "Staff read every project" on public.projects
for select to authenticated using ((select private.is_staff()));

create policy "Staff write projects" on public.projects
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff edit projects" on public.projects
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete projects" on public.projects
for delete to authenticated using ((select private.is_staff()));

revoke all on public.projects from anon, authenticated;
grant select, insert, update, delete on public.projects to authenticated;

-- Moves a project right before or right behind another one. Returns its position, counted from 1, or 0 if one of
-- them does not exist. Numbers as few rows as the order needs: projects that were never moved keep a null sort_order
-- and follow the numbered ones, newest first. Runs with the caller's rights.
create function public.place_project(moved uuid, target uuid, behind boolean)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  shown uuid[];
  numbered integer;
  was_at integer;
  place integer;
begin
  perform pg_advisory_xact_lock(hashtext('place_project'));
  select
    array_agg(project.id order by project.sort_order nulls last, project.created_at desc, project.id),
    count(project.sort_order)
  into shown, numbered
  from public.projects as project
  where project.deleted_at is null;

  if moved = target or not coalesce(moved = any (shown) and target = any (shown), false) then
    return 0;
  end if;
  was_at := array_position(shown, moved);
  shown := array_remove(shown, moved);
  place := array_position(shown, target) + case when behind then 1 else 0 end;
  shown := shown[:place - 1] || moved || shown[place:];

  update public.projects as project
  set sort_order = wanted.position
  from unnest(shown) with ordinality as wanted (id, position)
  where project.id = wanted.id
    and wanted.position <= greatest(numbered, was_at, place)
    and project.sort_order is distinct from wanted.position::integer;
  return place;
end
$$;

revoke all on function public.place_project(uuid, uuid, boolean) from public, anon, service_role;
grant execute on function public.place_project(uuid, uuid, boolean) to authenticated;
