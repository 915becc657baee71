-- What the overview shows beside its counters, and the tags that posts use. All run with the caller's
-- rights, and answer nothing to anybody but staff.

-- What wants attention today. An answer is promised within 24 hours.
create function public.attention_today()
returns table (overdue_replies integer, scheduled_posts integer, resting_drafts integer)
language sql
stable
set search_path = ''
as $$
  select
    (select count(*)::integer from public.contact_submissions where status = 'new' and created_at < now() - interval '24 hours'),
    (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'published' and published_at > now()),
    (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'draft' and updated_at < now() - interval '14 days')
  where private.is_staff()
$$;

-- Inquiries, spam apart, in each of the weeks from a moment on: that of the reader's own Monday.
create function public.inquiries_per_week(first_week timestamptz, weeks integer)
returns table (week integer, received integer)
language sql
stable
set search_path = ''
as $$
  select place, count(inquiry.id)::integer
  from generate_series(0, least(greatest(weeks, 1), 53) - 1) as place
  left join public.contact_submissions as inquiry
    on inquiry.status <> 'spam'
    and inquiry.created_at >= first_week + place * interval '7 days'
    and inquiry.created_at < first_week + (place + 1) * interval '7 days'
  where private.is_staff()
  group by place
  order by place
$$;

-- The latest things that happened: posts and projects made or changed, inquiries received.
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

-- Tags in use, the most used first, for completion while somebody types.
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

revoke all on function public.attention_today(), public.inquiries_per_week(timestamptz, integer), public.recent_activity(), public.post_tags()
from public, anon;
grant execute on function public.attention_today(), public.inquiries_per_week(timestamptz, integer), public.recent_activity(), public.post_tags()
to authenticated;
