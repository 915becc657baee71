-- The page of the site from which a visitor opened the contact form. The form sends its path; nothing else is recorded.
-- Statistics per page are computed from the inquiries and their replies.

-- '' if unknown: another site, an address typed by hand, an inquiry of an earlier version.
alter table public.contact_submissions
add column source_path text not null default '' check (source_path ~ '^(/([a-z0-9_-][a-z0-9/_-]{0,198})?)?$');

grant insert (source_path) on public.contact_submissions to anon, authenticated;

-- A message is never refused for the page that it names: one that is no path of the site is unknown.
create function private.receive_inquiry_source()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.source_path ~ '^/([a-z0-9_-][a-z0-9/_-]{0,198})?$') is not true then
    new.source_path := '';
  end if;
  return new;
end
$$;

create trigger receive_inquiry_source
before insert on public.contact_submissions
for each row when (
  (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
  and new.source_path is distinct from ''
)
execute function private.receive_inquiry_source();

-- As before, with the page.
drop function private.send_verified_inquiry(jsonb, text);

create function private.send_verified_inquiry(inquiry jsonb, address text)
returns void
language plpgsql
set search_path = ''
set role = 'anon'
as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
  perform set_config('studio.verified_inquiry', pg_current_xact_id()::text, true);
  insert into public.contact_submissions (
    name, email, phone, subject, message, service_interest, project_type, budget_range, timeline, spam_signal, attachments,
    source_path
  )
  select
    sent.name, sent.email, sent.phone, sent.subject, sent.message, sent.service_interest, sent.project_type,
    sent.budget_range, sent.timeline, sent.spam_signal, coalesce(sent.attachments, '[]'), coalesce(sent.source_path, '')
  from jsonb_populate_record(null::public.contact_submissions, inquiry) as sent;
end
$$;

-- As before. An inquiry of a backup made before pages were recorded has none.
create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if relation = 'contact_submissions' then
    item := '{"attachments": [], "source_path": ""}' || item;
    perform private.validate_inquiry_files(item -> 'attachments');
    if (item ->> 'source_path' ~ '^(/([a-z0-9_-][a-z0-9/_-]{0,198})?)?$') is not true then
      perform private.raise_http_error(422, 'not_a_path', 'source_path', 'The page of an inquiry must be a path of the site.');
    end if;
  end if;
  return private.validate_restored_reply_row(relation, item);
end
$$;

-- Finds the first reply of each inquiry without the texts of the replies.
create index inquiry_replies_first on public.inquiry_replies (inquiry_id, created_at);
create index contact_submissions_sources on public.contact_submissions (created_at)
include (id, status, source_path) where status <> 'spam';

-- Inquiries since a time, spam excluded, by the page that they name: the 100 with the most of them, and one row with
-- path null for all. A former address of a project or post counts for its page. `path` is '' if unknown, and `title`
-- '' for other pages. An inquiry is replied to if a reply was sent from the inbox, or if its status says so;
-- `reply_seconds` is the median time to the first reply from the inbox, null without one.
create function public.inquiry_statistics(since timestamptz)
returns table (
  path text, title text, inquiries integer, replied integer, reply_seconds double precision, won integer, lost integer
)
language sql
stable
set search_path = ''
as $$
  with received as materialized (
    select inquiry.id, inquiry.created_at, inquiry.status, inquiry.source_path
    from public.contact_submissions as inquiry
    where inquiry.status <> 'spam' and inquiry.created_at >= since
  ),
  first_replies as materialized (
    select reply.inquiry_id, min(reply.created_at) as created_at
    from public.inquiry_replies as reply
    group by reply.inquiry_id
  ),
  named as (
    select
      source.source_path,
      case
        when source.source_path ~ '^/portfolio/[^/]+$' then 'project'
        when source.source_path ~ '^/blog/[^/]+$' then 'post'
      end as kind,
      split_part(source.source_path, '/', 3) as slug
    from (select distinct received.source_path from received) as source
  ),
  pages as materialized (
    select
      named.source_path,
      coalesce('/portfolio/' || project.slug, '/blog/' || post.slug, named.source_path) as path,
      coalesce(project.title, post.title, '') as title
    from named
    left join public.slug_history as history on history.kind = named.kind and history.old_slug = named.slug
    left join lateral (
      select found.slug, found.title
      from public.projects as found
      where named.kind = 'project' and (found.slug = named.slug or found.id = history.target_id)
      order by found.slug = named.slug desc
      limit 1
    ) as project on true
    left join lateral (
      select found.slug, found.title
      from public.blog_posts as found
      where named.kind = 'post' and (found.slug = named.slug or found.id = history.target_id)
      order by found.slug = named.slug desc
      limit 1
    ) as post on true
  )
  select
    pages.path, case when pages.path is not null then max(pages.title) else '' end, count(*)::integer,
    (count(*) filter (where received.status <> 'new' or reply.created_at is not null))::integer,
    percentile_cont(0.5) within group (order by extract(epoch from reply.created_at - received.created_at)),
    (count(*) filter (where received.status = 'won'))::integer,
    (count(*) filter (where received.status = 'lost'))::integer
  from received
  join pages on pages.source_path = received.source_path
  left join first_replies as reply on reply.inquiry_id = received.id
  where private.is_staff()
  group by grouping sets ((pages.path), ())
  having private.is_staff()
  order by grouping(pages.path) desc, count(*) desc, pages.path
  limit 101
$$;

revoke all on function
  private.receive_inquiry_source(), private.send_verified_inquiry(jsonb, text), private.validate_restored_row(text, jsonb)
from public, anon, authenticated;

revoke all on function public.inquiry_statistics(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.inquiry_statistics(timestamptz) to authenticated;
