-- Posts. The public reads them through the view public.published_posts, never from this table.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null default '',
  content text not null default '',
  excerpt text not null default '',
  featured_image_url text,
  category_id uuid references public.categories (id) on delete set null,
  author text not null default 'Interior Design Team',
  post_type text not null default 'blog' check (post_type in ('blog', 'tips', 'trends', 'guides')),
  meta_title text,
  meta_description text,
  tags text[] not null default '{}',
  read_time integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- A date in the future schedules the row: the public view shows it from then on, no job is needed.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- In the trash since then; purged after 30 days.
  deleted_at timestamptz,
  version integer not null default 1,
  created_by_admin text
);

create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;
create index blog_posts_public_order on public.blog_posts (published_at desc, id) where status = 'published' and deleted_at is null;
create index blog_posts_category_id on public.blog_posts (category_id);

create function private.validate_post(post public.blog_posts)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(post.title, 'title', 'Title');
  perform private.limit_length(post.title, 'title', 'Title', 200);
  perform private.limit_body_size(post.content, 'content', 'Content');
  -- 200 typed characters, or 200 of the content and an ellipsis.
  perform private.limit_length(post.excerpt, 'excerpt', 'Excerpt', 203);
  perform private.limit_length(post.author, 'author', 'Author', 120);
  perform private.limit_length(post.meta_title, 'meta_title', 'Meta title', 200);
  perform private.limit_length(post.meta_description, 'meta_description', 'Meta description', 160);
  perform private.require_choice(post.post_type, 'post_type', 'Post type', '{blog,tips,trends,guides}');
  perform private.require_choice(post.status, 'status', 'Status', '{draft,published}');
  perform private.require_image_url(post.featured_image_url, 'featured_image_url', 'The image address');
  if cardinality(post.tags) > 20 then
    perform private.raise_http_error(422, 'too_many', 'tags', 'A post may have at most 20 tags.');
  end if;
  if exists (select from unnest(post.tags) as tag where char_length(tag) > 50) then
    perform private.raise_http_error(422, 'too_long', 'tags', 'A tag may have at most 50 characters.');
  end if;
end
$$;

-- Normalizes and validates the row, and sets the columns that the server owns.
create function private.write_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  previous public.blog_posts;
begin
  if tg_op = 'UPDATE' then
    previous := old;
  end if;
  new.content := coalesce(new.content, '');
  new.excerpt := coalesce(new.excerpt, '');
  new.author := coalesce(nullif(btrim(new.author), ''), 'Interior Design Team');
  new.featured_image_url := nullif(new.featured_image_url, '');
  new.tags := array(select btrim(tag) from unnest(new.tags) with ordinality as t (tag, place) where btrim(tag) <> '' order by place);
  new.read_time := least(greatest(coalesce(new.read_time, 1), 1), 9999);
  perform private.validate_post(new);
  new.published_at := private.resolve_published_at(new.status, new.published_at, previous.published_at);

  if tg_op = 'INSERT' then
    if private.is_api_request() then
      new.created_at := now();
      new.updated_at := now();
      new.deleted_at := null;
      new.version := 1;
      new.created_by_admin := auth.jwt() ->> 'email';
    end if;
    new.slug := private.resolve_slug('post', new.slug, new.title, new.id, null, false);
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
  new.slug := private.resolve_slug('post', new.slug, new.title, new.id, old.slug, old.deleted_at is not null and new.deleted_at is null);
  perform private.record_slug_redirect('post', new.id, old.slug, new.slug, old.published_at);
  return new;
end
$$;

create trigger write_post
before insert or update on public.blog_posts
for each row execute function private.write_post();

alter table public.blog_posts enable row level security;

create policy "Staff read every post" on public.blog_posts
for select to authenticated using ((select private.is_staff()));

create policy "Staff write posts" on public.blog_posts
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff edit posts" on public.blog_posts
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete posts" on public.blog_posts
for delete to authenticated using ((select private.is_staff()));

revoke all on public.blog_posts from anon, authenticated;
grant select, insert, update, delete on public.blog_posts to authenticated;
