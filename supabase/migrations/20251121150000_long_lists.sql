-- A page of a list takes no longer when the studio has ten thousand posts and a hundred thousand
-- inquiries. Lists order by one column and then by id in the same direction: one index serves both.

create index blog_posts_by_change on public.blog_posts (updated_at, id) where deleted_at is null;
create index blog_posts_by_creation on public.blog_posts (created_at, id) where deleted_at is null;
create index blog_posts_by_title on public.blog_posts (title, id) where deleted_at is null;
create index blog_posts_by_author on public.blog_posts (author, id) where deleted_at is null;
create index blog_posts_by_type on public.blog_posts (post_type, id) where deleted_at is null;
create index blog_posts_by_status on public.blog_posts (status, id) where deleted_at is null;
create index blog_posts_of_status on public.blog_posts (status, updated_at, id) where deleted_at is null;
-- What is empty stands last in either direction, which takes an index for each.
create index blog_posts_by_date on public.blog_posts (published_at, id) where deleted_at is null;
create index blog_posts_by_latest_date on public.blog_posts (published_at desc nulls last, id desc) where deleted_at is null;
create index blog_posts_trash on public.blog_posts (updated_at, id) where deleted_at is not null;

create index projects_by_change on public.projects (updated_at, id) where deleted_at is null;
create index projects_by_creation on public.projects (created_at, id) where deleted_at is null;
create index projects_by_title on public.projects (title, id) where deleted_at is null;
create index projects_by_status on public.projects (status, id) where deleted_at is null;
create index projects_of_status on public.projects (status, updated_at, id) where deleted_at is null;
create index projects_by_project_date on public.projects (project_date, id) where deleted_at is null;
create index projects_by_place on public.projects (sort_order, created_at desc, id) where deleted_at is null;
create index projects_by_type on public.projects (project_type, id) where deleted_at is null;
create index projects_by_type_down on public.projects (project_type desc nulls last, id desc) where deleted_at is null;
create index projects_by_location on public.projects (location, id) where deleted_at is null;
create index projects_by_location_down on public.projects (location desc nulls last, id desc) where deleted_at is null;
create index projects_by_client on public.projects (client_name, id) where deleted_at is null;
create index projects_by_client_down on public.projects (client_name desc nulls last, id desc) where deleted_at is null;
create index projects_by_date on public.projects (published_at, id) where deleted_at is null;
create index projects_by_latest_date on public.projects (published_at desc nulls last, id desc) where deleted_at is null;
create index projects_trash on public.projects (updated_at, id) where deleted_at is not null;

create index contact_submissions_inbox on public.contact_submissions (created_at, id) where status <> 'spam';
create index contact_submissions_of_status on public.contact_submissions (status, created_at, id);
create index contact_submissions_by_status on public.contact_submissions (status, id);
create index contact_submissions_unread on public.contact_submissions (status, created_at, id) where read_at is null;
create index contact_submissions_by_latest_due on public.contact_submissions (reply_due_at desc nulls last, id desc);
create index contact_submissions_by_name on public.contact_submissions (name, id);
create index contact_submissions_by_email on public.contact_submissions (email, id);
create index contact_submissions_by_subject on public.contact_submissions (subject, id);

-- How long a list is, as far as its reader needs to know: `up_to` rows are counted and one more, which
-- says that there are more. The statements are planned with each call, for the filter that is given:
-- a plan for any filter would find no index. They run with the caller's rights.

create function public.count_posts(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false)
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute $count$
    select count(*) from (
      select from public.blog_posts
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = 'draft' then status = 'draft' else status = 'published' end
        and case when $1 = 'scheduled' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end
      limit $4 + 1
    ) as found
  $count$ into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

create function public.count_projects(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false)
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute $count$
    select count(*) from (
      select from public.projects
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = 'draft' then status = 'draft' else status = 'published' end
        and case when $1 = 'scheduled' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end
      limit $4 + 1
    ) as found
  $count$ into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

-- Without a status: everything but spam.
create function public.count_inquiries(up_to integer, wanted_status text default null, unread boolean default false, overdue boolean default false)
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute $count$
    select count(*) from (
      select from public.contact_submissions
      where case when $1 is null then status <> 'spam' when $1 = 'all' then true else status = $1 end
        and case when $2 then read_at is null else true end
        and case when $3 then reply_due_at < now() else true end
      limit $4 + 1
    ) as found
  $count$ into found_rows using wanted_status, unread, overdue, up_to;
  return found_rows;
end
$$;

revoke all on function public.count_posts(integer, text, uuid, boolean), public.count_projects(integer, text, uuid, boolean), public.count_inquiries(integer, text, boolean, boolean)
from public, anon;
grant execute on function public.count_posts(integer, text, uuid, boolean), public.count_projects(integer, text, uuid, boolean), public.count_inquiries(integer, text, boolean, boolean)
to authenticated;
