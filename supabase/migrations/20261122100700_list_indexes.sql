-- Lists of the dashboard: a page takes as long with 10,000 posts and 100,000 inquiries as with a few. Lists order by
-- one column and then by id in the same direction, so that one index serves both directions. Columns with nulls have
-- two indexes, because nulls come last in either direction.

create index blog_posts_by_updated_at on public.blog_posts (updated_at, id) where deleted_at is null;
create index blog_posts_by_created_at on public.blog_posts (created_at, id) where deleted_at is null;
create index blog_posts_by_title on public.blog_posts (title, id) where deleted_at is null;
create index blog_posts_by_author on public.blog_posts (author, id) where deleted_at is null;
create index blog_posts_by_type on public.blog_posts (post_type, id) where deleted_at is null;
create index blog_posts_by_status on public.blog_posts (status, id) where deleted_at is null;
create index blog_posts_of_status on public.blog_posts (status, updated_at, id) where deleted_at is null;
create index blog_posts_by_published_at on public.blog_posts (published_at, id) where deleted_at is null;
create index blog_posts_by_published_at_desc on public.blog_posts (published_at desc nulls last, id desc) where deleted_at is null;
create index blog_posts_trash on public.blog_posts (updated_at, id) where deleted_at is not null;

create index projects_by_updated_at on public.projects (updated_at, id) where deleted_at is null;
create index projects_by_created_at on public.projects (created_at, id) where deleted_at is null;
create index projects_by_title on public.projects (title, id) where deleted_at is null;
create index projects_by_status on public.projects (status, id) where deleted_at is null;
create index projects_of_status on public.projects (status, updated_at, id) where deleted_at is null;
create index projects_by_project_date on public.projects (project_date, id) where deleted_at is null;
create index projects_by_sort_order on public.projects (sort_order, created_at desc, id) where deleted_at is null;
create index projects_by_type on public.projects (project_type, id) where deleted_at is null;
create index projects_by_type_desc on public.projects (project_type desc nulls last, id desc) where deleted_at is null;
create index projects_by_location on public.projects (location, id) where deleted_at is null;
create index projects_by_location_desc on public.projects (location desc nulls last, id desc) where deleted_at is null;
create index projects_by_client on public.projects (client_name, id) where deleted_at is null;
create index projects_by_client_desc on public.projects (client_name desc nulls last, id desc) where deleted_at is null;
create index projects_by_published_at on public.projects (published_at, id) where deleted_at is null;
create index projects_by_published_at_desc on public.projects (published_at desc nulls last, id desc) where deleted_at is null;
create index projects_trash on public.projects (updated_at, id) where deleted_at is not null;

create index contact_submissions_inbox on public.contact_submissions (created_at, id) where status <> 'spam';
create index contact_submissions_of_status on public.contact_submissions (status, created_at, id);
create index contact_submissions_by_status on public.contact_submissions (status, id);
create index contact_submissions_unread on public.contact_submissions (status, created_at, id) where read_at is null;
create index contact_submissions_by_reply_due_desc on public.contact_submissions (reply_due_at desc nulls last, id desc);
create index contact_submissions_by_name on public.contact_submissions (name, id);
create index contact_submissions_by_email on public.contact_submissions (email, id);
create index contact_submissions_by_subject on public.contact_submissions (subject, id);

create index projects_by_sort_order_desc on public.projects (sort_order desc nulls last, created_at desc, id) where deleted_at is null;

-- The SQL condition that each word, a regular expression, matches the text; empty without words.
create function private.search_condition(words text[], content text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(format(' and %s ~* %L', content, word), ''), '') from unnest(words) as word
$$;

-- The count functions count `up_to` rows and one more, which says that there are more. They use dynamic SQL because
-- the plan must know the filter: a generic plan uses no index. They run with the caller's rights.
create function public.count_posts(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false, words text[] default '{}')
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.blog_posts
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = ''draft'' then status = ''draft'' else status = ''published'' end
        and case when $1 = ''scheduled'' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end'
      || private.search_condition(words, $t$concat_ws(E'\n', title, excerpt, author, slug)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

create function public.count_projects(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false, words text[] default '{}')
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.projects
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = ''draft'' then status = ''draft'' else status = ''published'' end
        and case when $1 = ''scheduled'' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end'
      || private.search_condition(words, $t$concat_ws(E'\n', title, description, location, client_name, project_type)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

-- Without a status: all but spam.
create function public.count_inquiries(up_to integer, wanted_status text default null, unread boolean default false, overdue boolean default false, words text[] default '{}')
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.contact_submissions
      where case when $1 is null then status <> ''spam'' when $1 = ''all'' then true else status = $1 end
        and case when $2 then read_at is null else true end
        and case when $3 then reply_due_at < now() else true end'
      || private.search_condition(words, $t$concat_ws(E'\n', name, email, phone, subject, message)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, unread, overdue, up_to;
  return found_rows;
end
$$;

-- Searches 100,000 inquiries. Behind row-level security PostgreSQL must not apply a regular expression to its column
-- statistics, and reads every row even for a word that all rows contain. This function reads as its owner, answers
-- members only, and stops when the page is full.
create function public.find_inquiries(words text[], sort_column text, descending boolean, skip integer, take integer, wanted_status text default null, unread boolean default false, overdue boolean default false)
returns setof public.contact_submissions
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition text;
  direction text := case when descending then 'desc' else 'asc' end;
begin
  if not private.is_staff() then
    return;
  end if;
  perform private.require_choice(sort_column, 'sort', 'The order', '{created_at,reply_due_at,name,email,subject,status}');
  select coalesce(string_agg(format(' and (name ~* %1$L or email ~* %1$L or phone ~* %1$L or subject ~* %1$L or message ~* %1$L)', word), ''), '')
  into condition
  from unnest(words) as word;
  -- Nulls come last. An index serves an order only if both place nulls alike, even in a column without nulls.
  return query execute format(
    'select * from public.contact_submissions
     where case when $1 is null then status <> ''spam'' when $1 = ''all'' then true else status = $1 end
       and case when $2 then read_at is null else true end
       and case when $3 then reply_due_at < now() else true end %s
     order by %I %s, id %s offset $4 limit least($5, 100)',
    condition, sort_column, direction || case when sort_column = 'reply_due_at' then ' nulls last' else '' end, direction
  ) using wanted_status, unread, overdue, skip, take;
end
$$;

revoke all on function
  public.count_posts(integer, text, uuid, boolean, text[]),
  public.count_projects(integer, text, uuid, boolean, text[]),
  public.count_inquiries(integer, text, boolean, boolean, text[]),
  public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean)
from public, anon, service_role;
grant execute on function
  public.count_posts(integer, text, uuid, boolean, text[]),
  public.count_projects(integer, text, uuid, boolean, text[]),
  public.count_inquiries(integer, text, boolean, boolean, text[]),
  public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean)
to authenticated;
