-- The slug of a project that was never public follows its title for as long as the client leaves it empty: an autosave
-- creates a draft while its title is half-typed. A slug that a member chose is sent with each save and stays, and the
-- slug of a project with a date of publication changes only on demand.

create or replace function private.write_project()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  previous public.projects;
  follows_title boolean;
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
  new.project_date := coalesce(new.project_date, current_date);
  new := private.normalize_project(new);
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
  follows_title := coalesce(new.slug, '') = '' and old.published_at is null;
  new.slug := private.resolve_slug(
    'project', new.slug, new.title, new.id, case when not follows_title then old.slug end, old.deleted_at is not null and new.deleted_at is null
  );
  perform private.record_slug_redirect('project', new.id, old.slug, new.slug, old.published_at);
  return new;
end
$$;
