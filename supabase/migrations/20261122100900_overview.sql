-- The overview of the dashboard and the tags in use. All functions run with the caller's rights and return nothing
-- to callers who are not members.

-- The three counters of the overview.
create function public.dashboard_counts()
returns table (total_posts integer, active_projects integer, new_inquiries integer)
language sql
stable
set search_path = ''
as $$
  select private.counter_value('posts'), private.counter_value('published projects'), private.counter_value('unread inquiries')
  where private.is_staff()
$$;

-- What needs attention: replies overdue after 24 hours, scheduled posts, drafts untouched for 14 days. Overdue replies
-- and old drafts are the counter less the recent rows, so that only the recent ones are counted.
create function public.attention_today()
returns table (overdue_replies integer, scheduled_posts integer, resting_drafts integer)
language sql
stable
set search_path = ''
as $$
  select
    private.counter_value('new inquiries')
      - (select count(*)::integer from public.contact_submissions where status = 'new' and created_at >= now() - interval '24 hours'),
    (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'published' and published_at > now()),
    private.counter_value('drafts')
      - (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'draft' and updated_at >= now() - interval '14 days')
  where private.is_staff()
$$;

-- Inquiries without spam in each week from `first_week`, the reader's own Monday, on. Each inquiry finds its week by
-- a binary search among at most 54 boundaries; comparing it with every week took 0.4 to 2.5 s at 100,000 rows. The
-- boundaries are added up in the session's time zone, so that a week has seven days across a change of the clock.
create function public.inquiries_per_week(first_week timestamptz, weeks integer)
returns table (week integer, received integer)
language sql
stable
set search_path = ''
as $$
  with boundaries as materialized (
    select array_agg(first_week + place * interval '7 days' order by place) as starts
    from generate_series(0, least(greatest(weeks, 1), 53)) as place
  ),
  counted as (
    select width_bucket(inquiry.created_at, boundaries.starts) - 1 as place, count(*)::integer as received
    from public.contact_submissions as inquiry, boundaries
    where inquiry.status <> 'spam'
      and inquiry.created_at >= boundaries.starts[1]
      and inquiry.created_at < boundaries.starts[cardinality(boundaries.starts)]
    group by 1
  )
  select place, coalesce(counted.received, 0)
  from generate_series(0, least(greatest(weeks, 1), 53) - 1) as place
  left join counted using (place)
  where private.is_staff()
  order by place
$$;

-- The latest eight events: posts and projects created or changed, inquiries received.
create function public.recent_activity()
returns table (kind text, id uuid, title text, is_new boolean, happened_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select happened.*
  from (
    (select 'post' as kind, post.id, post.title, post.version = 1 as is_new, post.updated_at as happened_at
     from public.blog_posts as post where post.deleted_at is null order by post.updated_at desc, post.id limit 8)
    union all
    (select 'project', project.id, project.title, project.version = 1, project.updated_at
     from public.projects as project where project.deleted_at is null order by project.updated_at desc, project.id limit 8)
    union all
    (select 'inquiry', inquiry.id, inquiry.name, true, inquiry.created_at
     from public.contact_submissions as inquiry where inquiry.status <> 'spam' order by inquiry.created_at desc, inquiry.id limit 8)
  ) as happened
  where private.is_staff()
  order by happened.happened_at desc, happened.id
  limit 8
$$;

-- The newest 20 unread inquiries, each with the number of all unread ones.
create function public.unread_inquiries()
returns table (id uuid, name text, subject text, created_at timestamptz, unread integer)
language sql
stable
set search_path = ''
as $$
  select inquiry.id, inquiry.name, inquiry.subject, inquiry.created_at, private.counter_value('unread inquiries')
  from public.contact_submissions as inquiry
  where inquiry.status = 'new' and inquiry.read_at is null
  order by inquiry.created_at desc, inquiry.id desc
  limit 20
$$;

-- Tags in use, most used first, for completion.
create function public.post_tags()
returns table (tag text, uses integer)
language sql
stable
set search_path = ''
as $$
  select used.tag, count(*)::integer
  from public.blog_posts as post, unnest(post.tags) as used (tag)
  where post.deleted_at is null and private.is_staff()
  group by used.tag
  order by count(*) desc, used.tag
  limit 200
$$;

revoke all on function
  public.dashboard_counts(), public.attention_today(), public.inquiries_per_week(timestamptz, integer),
  public.recent_activity(), public.unread_inquiries(), public.post_tags()
from public, anon, service_role;
grant execute on function
  public.dashboard_counts(), public.attention_today(), public.inquiries_per_week(timestamptz, integer),
  public.recent_activity(), public.unread_inquiries(), public.post_tags()
to authenticated;
