-- The parts of a project's page besides its text: stage and credit of each image, plan, materials, credits, outcome and
-- the client's words. All are empty by default, and the page omits what is empty.

alter table public.projects
  -- Name of a plan in the repository (site/content/plans), or the URL of an uploaded image; null for none.
  add column plan text,
  -- [{"name", "swatch", "note"}]: the swatch is a color (#c9b79c), the URL of an image, or ''.
  add column materials jsonb not null default '[]',
  -- [{"role", "name", "link"}]
  add column credits jsonb not null default '[]',
  add column outcome text not null default '',
  -- {"quote", "person", "role"}; null without a quote.
  add column testimonial jsonb;

-- Refuses what is not a list of at most `most` objects.
create function private.require_object_list(list jsonb, field text, label text, most integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(list) is distinct from 'array' then
    perform private.raise_http_error(422, 'not_a_list', field, label || ' must be a list.');
  end if;
  if jsonb_array_length(list) > most then
    perform private.raise_http_error(422, 'too_many', field, format('%s may have at most %s entries.', label, most));
  end if;
  if exists (select from jsonb_array_elements(list) as entry where jsonb_typeof(entry) <> 'object') then
    perform private.raise_http_error(422, 'not_an_entry', field, label || ' must be a list of entries.');
  end if;
end
$$;

-- Allows http, https, mailto, tel and paths of the site; refuses javascript:, data: and others. '' is no link.
create function private.require_link(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.limit_length(value, field, label, 2048);
  if value <> '' and value !~* '^(https?://|mailto:|tel:|/(?![/\\]))[^[:space:]]*$' then
    perform private.raise_http_error(422, 'not_an_address', field, label || ' must begin with https://, http://, mailto:, tel: or /.');
  end if;
end
$$;

-- Validates [{"url", "alt", "caption", "stage", "credit"}], drops other keys, and turns missing texts into empty ones.
create or replace function private.normalize_gallery(gallery jsonb)
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
  if jsonb_array_length(gallery) > 60 then
    perform private.raise_http_error(422, 'too_many', 'gallery_images', 'A gallery may have at most 60 pictures.');
  end if;
  for image in select jsonb_array_elements(gallery) loop
    if jsonb_typeof(image) <> 'object' or jsonb_typeof(image -> 'url') is distinct from 'string' then
      perform private.raise_http_error(422, 'not_an_address', 'gallery_images', 'Every picture of the gallery needs an address.');
    end if;
    perform private.require_image_url(image ->> 'url', 'gallery_images', 'The address of a picture');
    perform private.limit_length(image ->> 'alt', 'gallery_images', 'The description of a picture', 300);
    perform private.limit_length(image ->> 'caption', 'gallery_images', 'The caption of a picture', 300);
    perform private.limit_length(image ->> 'credit', 'gallery_images', 'The credit of a picture', 120);
    perform private.require_choice(coalesce(image ->> 'stage', ''), 'gallery_images', 'The stage of a picture', array['', 'before', 'after', 'plan', 'detail']);
  end loop;
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'url', item ->> 'url', 'alt', coalesce(item ->> 'alt', ''), 'caption', coalesce(item ->> 'caption', ''),
          'stage', coalesce(item ->> 'stage', ''), 'credit', coalesce(item ->> 'credit', '')
        )
        order by place
      )
      from jsonb_array_elements(gallery) with ordinality as items (item, place)
    ),
    '[]'
  );
end
$$;

create function private.normalize_materials(materials jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  material jsonb;
  swatch text;
begin
  perform private.require_object_list(materials, 'materials', 'The materials', 24);
  for material in select jsonb_array_elements(materials) loop
    perform private.require_text(material ->> 'name', 'materials', 'The name of a material');
    perform private.limit_length(material ->> 'name', 'materials', 'The name of a material', 80);
    perform private.limit_length(material ->> 'note', 'materials', 'The note on a material', 300);
    swatch := coalesce(material ->> 'swatch', '');
    if swatch <> '' and swatch !~ '^#[0-9A-Fa-f]{6}$' then
      perform private.require_image_url(swatch, 'materials', 'The swatch of a material');
    end if;
  end loop;
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('name', item ->> 'name', 'swatch', coalesce(item ->> 'swatch', ''), 'note', coalesce(item ->> 'note', ''))
        order by place
      )
      from jsonb_array_elements(materials) with ordinality as items (item, place)
    ),
    '[]'
  );
end
$$;

create function private.normalize_credits(credits jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  credit jsonb;
begin
  perform private.require_object_list(credits, 'credits', 'The credits', 24);
  for credit in select jsonb_array_elements(credits) loop
    perform private.require_text(credit ->> 'name', 'credits', 'The name in a credit');
    perform private.limit_length(credit ->> 'name', 'credits', 'The name in a credit', 120);
    perform private.limit_length(credit ->> 'role', 'credits', 'The role in a credit', 80);
    perform private.require_link(credit ->> 'link', 'credits', 'The link of a credit');
  end loop;
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('role', coalesce(item ->> 'role', ''), 'name', item ->> 'name', 'link', coalesce(item ->> 'link', ''))
        order by place
      )
      from jsonb_array_elements(credits) with ordinality as items (item, place)
    ),
    '[]'
  );
end
$$;

-- Null without a quote; a person without a quote is refused.
create function private.normalize_testimonial(testimonial jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  quote text := coalesce(testimonial ->> 'quote', '');
  person text := coalesce(testimonial ->> 'person', '');
  person_role text := coalesce(testimonial ->> 'role', '');
begin
  if testimonial is null or jsonb_typeof(testimonial) = 'null' then
    return null;
  end if;
  if jsonb_typeof(testimonial) <> 'object' then
    perform private.raise_http_error(422, 'not_an_entry', 'testimonial', 'The client''s words need a quote.');
  end if;
  if quote || person || person_role = '' then
    return null;
  end if;
  perform private.require_text(quote, 'testimonial', 'The quote');
  perform private.limit_length(quote, 'testimonial', 'The quote', 1000);
  perform private.limit_length(person, 'testimonial', 'The person', 120);
  perform private.limit_length(person_role, 'testimonial', 'The role', 120);
  return jsonb_build_object('quote', quote, 'person', person, 'role', person_role);
end
$$;

-- Normalizes the lists of a project, which no column type describes.
create function private.normalize_project(project public.projects)
returns public.projects
language plpgsql
set search_path = ''
as $$
begin
  project.gallery_images := private.normalize_gallery(coalesce(project.gallery_images, '[]'));
  project.plan := nullif(project.plan, '');
  project.materials := private.normalize_materials(coalesce(project.materials, '[]'));
  project.credits := private.normalize_credits(coalesce(project.credits, '[]'));
  project.outcome := coalesce(project.outcome, '');
  project.testimonial := private.normalize_testimonial(project.testimonial);
  return project;
end
$$;

create or replace function private.validate_project(project public.projects)
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
  perform private.limit_length(project.outcome, 'outcome', 'The outcome', 2000);
  perform private.require_choice(project.status, 'status', 'Status', '{draft,published}');
  perform private.require_image_url(project.featured_image_url, 'featured_image_url', 'The image address');
  if project.plan !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(project.plan) > 80 then
    perform private.require_image_url(project.plan, 'plan', 'The address of the plan');
  end if;
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

create or replace function private.write_project()
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
  new.slug := private.resolve_slug('project', new.slug, new.title, new.id, old.slug, old.deleted_at is not null and new.deleted_at is null);
  perform private.record_slug_redirect('project', new.id, old.slug, new.slug, old.published_at);
  return new;
end
$$;

create or replace function private.validate_restored_row(relation text, item jsonb)
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
      project := private.normalize_project(jsonb_populate_record(project, '{"status": "draft"}' || item));
      perform private.validate_project(project);
      perform private.resolve_published_at(project.status, project.published_at, null);
      return item || jsonb_build_object(
        'gallery_images', project.gallery_images, 'plan', project.plan, 'materials', project.materials,
        'credits', project.credits, 'outcome', project.outcome, 'testimonial', project.testimonial
      );
    when 'contact_submissions' then
      inquiry := jsonb_populate_record(inquiry, '{"service_interest": "", "project_type": "", "budget_range": "", "timeline": ""}' || item);
      perform private.validate_inquiry(inquiry);
    when 'inquiry_notes' then
      perform private.require_text(item ->> 'body', 'body', 'A note');
      perform private.limit_length(item ->> 'body', 'body', 'A note', 10000);
    when 'inquiry_replies' then
      perform private.validate_reply(jsonb_populate_record(null::public.inquiry_replies, item));
      -- The outbox is no part of a backup: nothing would send a reply that was still waiting.
      if item ->> 'sent_at' is null and item ->> 'failed_at' is null then
        return item || jsonb_build_object(
          'failed_at', now(), 'failure', coalesce(item ->> 'failure', 'It had not been sent when the backup was made.')
        );
      end if;
    when 'site_settings' then
      perform private.validate_site_setting(jsonb_populate_record(null::public.site_settings, item));
    else null; -- Rows that only the server writes: slug_history and post_versions.
  end case;
  return item;
end
$$;

create or replace view public.published_projects as
select
  project.id,
  project.title,
  project.slug,
  project.description,
  project.content,
  project.featured_image_url,
  project.project_type,
  project.location,
  project.area_sqft,
  project.gallery_images,
  project.category_id,
  case when category.id is not null then jsonb_build_object('id', category.id, 'name', category.name, 'slug', category.slug) end as category,
  project.project_date,
  project.sort_order,
  project.published_at,
  project.created_at,
  project.updated_at,
  project.plan,
  project.materials,
  project.credits,
  project.outcome,
  project.testimonial
from public.projects as project
left join public.categories as category on category.id = project.category_id
where project.status = 'published' and project.deleted_at is null and project.published_at <= now();

-- Plans and swatches are uses of a file, too.
create or replace function public.media_uses()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with mentions as (
    select 'post' as kind, post.id, post.title, post.deleted_at is not null as trashed,
      concat_ws(' ', post.featured_image_url, post.content) as text
    from public.blog_posts as post
    union all
    select 'project', project.id, project.title, project.deleted_at is not null,
      concat_ws(' ', project.featured_image_url, project.content, project.gallery_images::text, project.plan, project.materials::text)
    from public.projects as project
  ),
  uses as (
    select distinct found[1] as file, mentions.kind, mentions.id, mentions.title, mentions.trashed
    from mentions, regexp_matches(mentions.text, '(\d{13}-[a-z0-9]{6,}\.[a-z0-9]{3,4})', 'g') as found
  ),
  by_file as (
    select uses.file,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'title', title, 'trashed', trashed) order by title, id) as used_by
    from uses
    group by uses.file
  )
  select coalesce(jsonb_object_agg(file, used_by), '{}') from by_file
$$;

revoke all on function
  private.require_object_list(jsonb, text, text, integer), private.require_link(text, text, text),
  private.normalize_materials(jsonb), private.normalize_credits(jsonb), private.normalize_testimonial(jsonb),
  private.normalize_project(public.projects)
from public, anon, authenticated;
