-- Private links to the preview of a post or project that is not public. A link names a random token; only its hash is
-- stored. With the link, visitors read the public columns of the row, without signing in, until it expires or is revoked.
-- Links are no part of backups: a restore ends them, as their row is deleted.

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid references public.blog_posts (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  token_hash bytea not null unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  constraint preview_links_one_row check (num_nonnulls(post_id, project_id) = 1)
);

create index preview_links_of_post on public.preview_links (post_id);
create index preview_links_of_project on public.preview_links (project_id);

alter table public.preview_links enable row level security;

create policy "Staff read preview links" on public.preview_links
for select to authenticated using ((select private.is_staff()));

-- No policy for adding: only create_preview_link generates tokens.
create policy "Staff revoke preview links" on public.preview_links
for delete to authenticated using ((select private.is_staff()));

revoke all on public.preview_links from anon, authenticated;
revoke all on public.preview_links from service_role;
grant select, delete on public.preview_links to authenticated;
grant select, insert, update, delete on public.preview_links to service_role;

-- Creates a link to a post (kind "post") or project, and deletes expired ones. The token is in the result only.
create function public.create_preview_link(kind text, row_id uuid)
returns table (id uuid, token text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Two random UUIDs have 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_staff() then
    perform private.raise_http_error(403, 'forbidden', null, 'Only members of the studio can share a preview.');
  end if;
  if not (
    create_preview_link.kind = 'post'
    and exists (select from public.blog_posts as post where post.id = row_id and post.deleted_at is null)
    or create_preview_link.kind = 'project'
    and exists (select from public.projects as project where project.id = row_id and project.deleted_at is null)
  ) then
    perform private.raise_http_error(404, 'not_found', null, 'It was deleted meanwhile, so that there is nothing to share.');
  end if;
  delete from public.preview_links as expired where expired.expires_at <= now();
  return query
  insert into public.preview_links as link (post_id, project_id, token_hash, created_by)
  values (
    case create_preview_link.kind when 'post' then row_id end,
    case create_preview_link.kind when 'project' then row_id end,
    sha256(convert_to(token, 'UTF8')),
    auth.uid()
  )
  returning link.id, token, link.expires_at;
end
$$;

-- The columns of a row that a public view has: a column is public only if the view names it.
create function private.public_columns(item jsonb, public_view regclass)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_object_agg(field.key, field.value)
  from jsonb_each(item) as field
  join pg_catalog.pg_attribute as attribute
    on attribute.attrelid = public_view and attribute.attname = field.key and attribute.attnum > 0
$$;

-- The post or project of a link, as {kind, expires_at, row}. Null for a token that is unknown, expired or revoked, and
-- for a deleted row: the result does not reveal which. Volatile, so that the token is only accepted in a request's body.
-- Only requests with a wrong token are limited: 30 per ten minutes and network, or in all where the network is unknown.
create function public.preview_by_token(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.preview_links;
  shown jsonb;
  category jsonb;
begin
  select * into link
  from public.preview_links as each
  where each.token_hash = sha256(convert_to(left(preview_by_token.token, 100), 'UTF8')) and each.expires_at > now();
  if link.post_id is not null then
    select private.public_columns(to_jsonb(post), 'public.published_posts'::regclass) into shown
    from public.blog_posts as post where post.id = link.post_id and post.deleted_at is null;
  elsif link.project_id is not null then
    select private.public_columns(to_jsonb(project), 'public.published_projects'::regclass) into shown
    from public.projects as project where project.id = link.project_id and project.deleted_at is null;
  end if;
  if shown is null then
    if private.count_recent_messages('preview ' || coalesce(private.client_network(), ''), interval '10 minutes') > 30 then
      perform private.raise_http_error(429, 'rate_limited', null, 'Too many attempts in a short time. Please try again later.');
    end if;
    return null;
  end if;
  select jsonb_build_object('id', each.id, 'name', each.name, 'slug', each.slug) into category
  from public.categories as each where each.id = (shown ->> 'category_id')::uuid;
  return jsonb_build_object(
    'kind', case when link.post_id is null then 'project' else 'post' end,
    'expires_at', link.expires_at,
    'row', shown || jsonb_build_object('category', category)
  );
end
$$;

revoke all on function private.public_columns(jsonb, regclass) from public;
revoke all on function public.create_preview_link(text, uuid), public.preview_by_token(text)
from public, anon, authenticated, service_role;
grant execute on function public.create_preview_link(text, uuid) to authenticated;
grant execute on function public.preview_by_token(text) to anon, authenticated;

-- As before, with the page of private previews.
create or replace function private.is_reserved_path(path text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select path ~ '^/_'
    or split_part(path, '/', 2) in ('admin', 'assets', 'images', 'og', 'pictures')
    or regexp_replace(path, '\.html$', '') in (
      '/index', '/404', '/admin', '/about', '/blog', '/contact', '/portfolio', '/preview', '/privacy-policy', '/services',
      '/terms-and-conditions'
    )
$$;
