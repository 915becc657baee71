-- What the server decides about projects, whatever a client sends. Trigger functions run as their owner:
-- they read and write rows that the caller may not see.

-- [{"url", "alt", "caption"}], all text, nothing else; missing texts become empty.
create function private.clean_gallery(gallery jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  picture jsonb;
begin
  if jsonb_typeof(gallery) is distinct from 'array' then
    perform private.refuse(422, 'not_a_list', 'gallery_images', 'The gallery must be a list of pictures.');
  end if;
  if jsonb_array_length(gallery) > 40 then
    perform private.refuse(422, 'too_many', 'gallery_images', 'A gallery may have at most 40 pictures.');
  end if;
  for picture in select jsonb_array_elements(gallery) loop
    if jsonb_typeof(picture) <> 'object' or jsonb_typeof(picture -> 'url') is distinct from 'string' then
      perform private.refuse(422, 'not_an_address', 'gallery_images', 'Every picture of the gallery needs an address.');
    end if;
    perform private.require_picture_address(picture ->> 'url', 'gallery_images', 'The address of a picture');
    perform private.limit_text(picture ->> 'alt', 'gallery_images', 'The description of a picture', 300);
    perform private.limit_text(picture ->> 'caption', 'gallery_images', 'The caption of a picture', 300);
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

create function private.check_project(project public.projects)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(project.title, 'title', 'Project title');
  perform private.limit_text(project.title, 'title', 'Project title', 200);
  perform private.limit_text(project.description, 'description', 'Project description', 2000);
  perform private.limit_body(project.content, 'content', 'Detailed content');
  perform private.limit_text(project.project_type, 'project_type', 'Project type', 80);
  perform private.limit_text(project.location, 'location', 'Location', 120);
  perform private.limit_text(project.client_name, 'client_name', 'Client name', 120);
  perform private.require_choice(project.status, 'status', 'Status', '{draft,published}');
  perform private.require_picture_address(project.featured_image_url, 'featured_image_url', 'The image address');
  if project.budget_range is not null then
    perform private.require_choice(
      project.budget_range, 'budget_range', 'Budget range',
      array['$10,000 - $25,000', '$25,000 - $50,000', '$50,000 - $100,000', '$100,000+']
    );
  end if;
  if project.area_sqft not between 0 and 10000000 then
    perform private.refuse(422, 'out_of_range', 'area_sqft', 'Area must be between 0 and 10,000,000 sq ft.');
  end if;
end
$$;

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
  new.gallery_images := private.clean_gallery(coalesce(new.gallery_images, '[]'));
  new.project_date := coalesce(new.project_date, current_date);
  perform private.check_project(new);
  new.published_at := private.settle_published_at(new.status, new.published_at, previous.published_at);

  if tg_op = 'INSERT' then
    if private.through_api() then
      new.created_at := now();
      new.updated_at := now();
      new.deleted_at := null;
      new.version := 1;
      new.created_by_admin := auth.jwt() ->> 'email';
    end if;
    new.slug := private.settle_slug('project', new.slug, new.title, new.id, null, false);
    return new;
  end if;

  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  new.version := old.version + 1;
  new.updated_at := now();
  if private.through_api() and new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  new.slug := private.settle_slug('project', new.slug, new.title, new.id, old.slug, old.deleted_at is not null and new.deleted_at is null);
  perform private.remember_slug('project', new.id, old.slug, new.slug, old.published_at);
  return new;
end
$$;

create trigger write_project
before insert or update on public.projects
for each row execute function private.write_project();
