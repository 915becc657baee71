-- What the studio publishes. Lengths and choices are checked by triggers (20251101090300 and after), which can
-- answer in plain words; the few CHECKs here are the last line for writes that skip the triggers.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null default '' unique,
  created_at timestamptz not null default now()
);

create unique index categories_name_key on public.categories (lower(name));

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
  -- In the future: scheduled. The public sees the row from that moment on, without any clock job.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Trash; purged after 30 days.
  deleted_at timestamptz,
  version integer not null default 1,
  created_by_admin text
);

create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;
create index blog_posts_public_order on public.blog_posts (published_at desc, id) where status = 'published' and deleted_at is null;
create index blog_posts_category_id on public.blog_posts (category_id);

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

-- Addresses that a published row once had, so that old links keep working. Written by triggers only.
create table public.slug_history (
  kind text not null check (kind in ('post', 'project')),
  old_slug text not null,
  target_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, old_slug)
);

create index slug_history_target_id on public.slug_history (target_id);

create table public.site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by text
);
